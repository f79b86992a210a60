import { isHeld, resetControls } from './reset-controls.ts';

/** Replaced whole or left whole: pictures would load again in parts, a card is one vehicle's, and a select keeps its own choice. */
const whole = 'article, picture, img, svg, select';

type Unfinished = ReadonlySet<Element>;
/** What elements are called among their neighbours, each read once. */
type Names = ReadonlyMap<Node, string>;

/**
 * Makes the children of `old` equal to those of `fresh`, and touches nothing that is equal already:
 * pictures stay as they are loaded, the focus stays, and the browser lays out only what is new.
 * Controls get the state that the server gave them, but for those in use. `unfinished`: elements of
 * `fresh` whose end is still to come; what their old ones hold beyond stays behind what is new.
 */
export function morphChildren(old: Element, fresh: Element, unfinished: Unfinished = new Set()): void {
  const wanted = [...fresh.childNodes];
  const [oldNames, freshNames] = [namesOf(old), namesOf(fresh)];
  const named = new Map([...oldNames].map(([node, name]) => [name, node]));
  const names = new Set(freshNames.values());
  // Of a list of cards that goes on, none below what is in sight changes its place.
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

/** The names of those children that have one: their own, or that of the control or the vehicle which an item of a list holds. */
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
 * The old node without a name that equals `node`, text only where it is; else the next one,
 * when it can be made to.
 */
function likeIt(node: ChildNode, next: ChildNode | null, oldNames: Names): ChildNode | null {
  for (let one = next; one; one = one.nextSibling)
    if ((one === next || one instanceof Element) && one.isEqualNode(node)) return one;
  return next && !oldNames.has(next) && canBecome(next, node) ? next : null;
}

/** Whether both are the same thing in two states. */
const canBecome = (old: Node, fresh: Node): boolean =>
  old.nodeName === fresh.nodeName && !(old instanceof Element && old.matches(whole));

type Wanted = {
  oldNames: Names;
  names: ReadonlySet<string>;
  /** The nodes that come after the one that is placed. */
  later: readonly Node[];
  drop(node: ChildNode): ChildNode | null;
};

/** Takes away what is before `partner` and is not wanted any more, so that what stays need not move; returns what is next now. */
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

/** Out of the way of what is new, until it is decided whether it stays. */
function putLast(node: ChildNode): ChildNode | null {
  const after = node.nextSibling;
  node.parentNode?.append(node);
  return after;
}
