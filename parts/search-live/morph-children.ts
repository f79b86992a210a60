import { isHeld, resetControls } from './reset-controls.ts';

/**
 * Never changed inside: a picture would load again, a card belongs to one vehicle, and a select has
 * its own state.
 */
const whole = 'article, picture, img, svg, select';

type Unfinished = ReadonlySet<Element>;
/** Names of nodes among their siblings, read once. */
type Names = ReadonlyMap<Node, string>;

/**
 * Makes the children of `old` equal to those of `fresh` and leaves equal nodes in place: pictures
 * stay loaded, the focus stays, and the browser lays out only what is new. Controls get the state
 * of `fresh`, unless in use. `unfinished`: elements of `fresh` that were cut off; the surplus
 * children of their old ones stay behind the new ones.
 */
export function morphChildren(old: Element, fresh: Element, unfinished: Unfinished = new Set()): void {
  const wanted = [...fresh.childNodes];
  const [oldNames, freshNames] = [namesOf(old), namesOf(fresh)];
  const named = new Map([...oldNames].map(([node, name]) => [name, node]));
  const names = new Set(freshNames.values());
  // In a list of cards that was cut off, cards below the visible ones keep their place.
  const goesOn = unfinished.has(fresh) && fresh.localName === 'ul';
  let surplus = 0;
  const drop = (node: ChildNode) => {
    surplus -= 1;
    return goesOn ? putLast(node) : removed(node);
  };
  let next = old.firstChild;
  for (const [at, node] of wanted.entries()) {
    const name = freshNames.get(node);
    const partner = name === undefined ? likeIt(node, next, oldNames) : namedLikeIt(node, named.get(name));
    if (!partner) {
      old.insertBefore(node, next);
      surplus += 1;
      continue;
    }
    if (partner !== next) next = withoutUnwanted(next, partner, { oldNames, names, later: wanted.slice(at + 1), drop });
    if (partner === next) next = next.nextSibling;
    else old.insertBefore(partner, next);
    if (name !== undefined) named.delete(name);
    settle(partner, node, unfinished);
  }
  for (; next && goesOn && surplus > 0; surplus -= 1) next = putLast(next);
  while (next && !unfinished.has(fresh)) next = removed(next);
}

/** The children's names: their id, or that of the control or vehicle inside an item of a list. */
function namesOf(parent: Element): Names {
  const names = new Map<Node, string>();
  const isList = parent.localName === 'ul';
  for (const child of parent.children) {
    const held = isList ? child.querySelector('input[id], h3 a') : null;
    const name = child.id || held?.id || held?.getAttribute('href') || groupOf(child);
    if (name) names.set(child, name);
  }
  return names;
}

const groupOf = (element: Element): string =>
  element.localName === 'fieldset'
    ? (element.getAttribute('data-facet') ?? element.getAttribute('data-range') ?? '')
    : '';

const namedLikeIt = (node: ChildNode, same: Node | undefined): ChildNode | null =>
  same && (canBecome(same, node) || same.isEqualNode(node)) ? (same as ChildNode) : null;

/**
 * An equal old node without a name, for text only the next one; else the next node if it can be
 * changed into this one.
 */
function likeIt(node: ChildNode, next: ChildNode | null, oldNames: Names): ChildNode | null {
  for (let one = next; one; one = one.nextSibling)
    if ((one === next || one instanceof Element) && one.isEqualNode(node)) return one;
  return next && !oldNames.has(next) && canBecome(next, node) ? next : null;
}

/** Whether one node can be changed into the other. */
const canBecome = (old: Node, fresh: Node): boolean =>
  old.nodeName === fresh.nodeName && !(old instanceof Element && old.matches(whole));

type Wanted = {
  oldNames: Names;
  names: ReadonlySet<string>;
  /** The nodes that come after the one that is placed. */
  later: readonly Node[];
  drop(node: ChildNode): ChildNode | null;
};

/**
 * Removes unwanted nodes before `partner`, so that the others need not move; returns the next node.
 */
function withoutUnwanted(next: ChildNode | null, partner: ChildNode, wanted: Wanted): ChildNode | null {
  let first: ChildNode | null = null;
  for (let one = next; one && one !== partner; ) {
    const name = wanted.oldNames.get(one);
    const stays = name === undefined ? wanted.later.some((node) => one?.isEqualNode(node)) : wanted.names.has(name);
    if (stays) first ??= one;
    one = stays ? one.nextSibling : wanted.drop(one);
  }
  return first ?? partner;
}

function settle(old: ChildNode, fresh: Node, unfinished: Unfinished): void {
  if (!(old instanceof Element && fresh instanceof Element)) old.nodeValue = fresh.nodeValue;
  else if (old.isEqualNode(fresh)) resetControls(old);
  else if (!isHeld(old)) become(old, fresh, unfinished);
}

function become(old: Element, fresh: Element, unfinished: Unfinished): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (fresh.firstChild || old.firstChild) morphChildren(old, fresh, unfinished);
  if (old instanceof HTMLInputElement) resetControls(old);
}

function removed(node: ChildNode): ChildNode | null {
  const after = node.nextSibling;
  node.remove();
  return after;
}

/** Moves a node to the end until it is decided whether it stays; returns the one after it. */
function putLast(node: ChildNode): ChildNode | null {
  const after = node.nextSibling;
  node.parentNode?.append(node);
  return after;
}
