import type { AtRule, ChildNode, Container, Declaration, Plugin, Root } from 'postcss';
import { type Variable, variablesOf, withValue } from './tailwind-variables.ts';

const mixSupport = /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/;

/**
 * Takes out of the finished sheet what Tailwind writes for cases that this product does not have (docs/decisions/0015):
 * - the colours for browsers without `color-mix()`, which are older than those that the sheet is for;
 * - the variables by which one utility alters another (`--tw-ring-shadow`), where no utility in use alters anything.
 * - tokens that refer to themselves (`--shadow-1: var(--shadow-1)`).
 * It has to see every utility of a page at once: another sheet could set what nothing sets in this one.
 */
export const leanCss = (): Plugin => ({
  postcssPlugin: 'lean-css',
  OnceExit(root) {
    root.walkAtRules('supports', (supports) => {
      if (mixSupport.test(supports.params)) unwrapMix(supports);
    });
    // One variable's value can be the last that reads another.
    while (variablesOf(root).filter((variable) => settle(root, variable)).length > 0);
    root.walkAtRules(
      'layer',
      (layer) => void (layer.params === 'properties' && !setsAnything(layer) && layer.remove()),
    );
    // `@theme inline` repeats a token that a rule of the site reads by the same name: it would
    // refer to itself, behind the real one.
    root.walkDecls(
      /^--/,
      (declaration) => void (declaration.value === `var(${declaration.prop})` && declaration.remove()),
    );
    root.walkDecls('box-shadow', (declaration) => {
      declaration.value = declaration.value.replaceAll(/\b0 0 #0000,\s*/g, '');
    });
  },
});

const declarationsOf = (node: ChildNode | Container | undefined): Declaration[] =>
  node && 'nodes' in node ? (node.nodes ?? []).filter((it): it is Declaration => it.type === 'decl') : [];

function setsAnything(layer: AtRule): boolean {
  let sets = false;
  layer.walkDecls(() => {
    sets = true;
  });
  return sets;
}

/** The mixed colour is in the rule of the plain one (in development), or in a rule of its own behind it (in a build). */
function unwrapMix(supports: AtRule): void {
  const before = supports.prev();
  for (const node of [...(supports.nodes ?? [])]) {
    if (node.type === 'decl') replacePlain(declarationsOf(supports.parent), node);
    else if (node.type === 'rule' && before?.type === 'rule' && before.selector === node.selector)
      for (const mixed of declarationsOf(node)) replacePlain(declarationsOf(before), mixed);
    if (node.type === 'rule' && node.nodes.length === 0) node.remove();
  }
  supports.replaceWith(...(supports.nodes ?? []));
}

/** Into its place, so that what comes after it in the rule still does. */
function replacePlain(rule: readonly Declaration[], mixed: Declaration): void {
  const plain = rule.findLast(({ prop }) => prop === mixed.prop);
  if (!plain) return;
  plain.value = mixed.value;
  mixed.remove();
}

/**
 * Replaces a variable with its value where it is read, if the value is fixed at build time; false
 * if browsers have to compute it.
 */
function settle(root: Root, { name, initial, sets, reads }: Variable): boolean {
  const together = sets.size === reads.size && [...sets].every((rule) => reads.has(rule));
  if (sets.size > 0 && reads.size > 0 && !together) return false;
  for (const rule of reads) {
    const own = declarationsOf(rule).findLast(({ prop }) => prop === name)?.value;
    for (const declaration of declarationsOf(rule))
      declaration.value = withValue(declaration.value, name, own ?? initial);
  }
  root.walkDecls(name, (declaration) => void declaration.remove());
  root.walkAtRules('property', (rule) => void (rule.params === name && rule.remove()));
  return true;
}
