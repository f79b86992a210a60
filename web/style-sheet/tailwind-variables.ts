import type { Container, Root } from 'postcss';

/** One of Tailwind's own variables in a sheet. */
export type Variable = {
  name: string;
  /** Its registered initial value; null where there is none, and what reads it has a fallback. */
  initial: string | null;
  /** The rules that set it: not the fallback of all initial values, for browsers that register nothing. */
  sets: Set<Container>;
  reads: Set<Container>;
};

const read = /var\((--tw-[\w-]+)/g;

export function variablesOf(root: Root): Variable[] {
  const found = new Map<string, Variable>();
  const variable = (name: string): Variable => {
    const existing = found.get(name) ?? { name, initial: null, sets: new Set(), reads: new Set() };
    found.set(name, existing);
    return existing;
  };
  root.walkAtRules(/^property$/, (rule) => {
    if (!rule.params.startsWith('--tw-')) return;
    const own = variable(rule.params);
    rule.walkDecls('initial-value', ({ value }) => {
      own.initial = value;
    });
  });
  root.walkDecls((declaration) => {
    const rule = declaration.parent as Container;
    if (declaration.prop.startsWith('--tw-') && !isFallback(rule)) variable(declaration.prop).sets.add(rule);
    for (const [, name] of declaration.value.matchAll(read)) if (name) variable(name).reads.add(rule);
  });
  return [...found.values()];
}

/** `@layer properties { @supports … { *, ::before, ::after, ::backdrop { --tw-…: … } } }` */
function isFallback(rule: Container): boolean {
  for (let at: unknown = rule; at && typeof at === 'object'; at = (at as { parent?: unknown }).parent) {
    const { name, params } = at as { name?: string; params?: string };
    if (name === 'layer' && params === 'properties') return true;
  }
  return false;
}

/** Every `var(name, fallback)` in `text` as `value`, or as its own fallback where that is null. */
export function withValue(text: string, name: string, value: string | null): string {
  const start = text.search(new RegExp(`var\\(${name}\\s*[,)]`));
  if (start < 0) return text;
  let end = start + 'var('.length;
  for (let open = 1; open > 0 && end < text.length; end += 1)
    open += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  const fallback = text.slice(start + 'var('.length + name.length, end - 1).replace(/^\s*,\s*/, '');
  return `${text.slice(0, start)}${value ?? fallback}${withValue(text.slice(end), name, value)}`.trim();
}
