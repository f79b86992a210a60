/** Replaced whole or left whole: pictures would load again in parts, a card is one vehicle's, and a select keeps its own choice. */
const whole = 'article, picture, img, svg, select';

/**
 * Makes the children of `old` say what those of `fresh` say, and touches nothing that says it already: pictures stay as they are loaded, the
 * focus stays, and the browser lays out only what is new. Controls get the state that the server gave them, but for those in use.
 */
export function morphChildren(old: Element, fresh: Element): void {
  const wanted = [...fresh.childNodes];
  let next = old.firstChild;
  for (const [at, node] of wanted.entries()) {
    const equal = equalFrom(next, node);
    if (equal) {
      next = withoutUnwanted(next, equal, wanted.slice(at + 1));
      if (equal === next) next = next.nextSibling;
      else old.insertBefore(equal, next);
      resetControls(equal);
    } else if (next instanceof Element && node instanceof Element && canBecome(next, node)) {
      if (!isHeld(next)) become(next, node);
      next = next.nextSibling;
    } else {
      old.insertBefore(node, next);
    }
  }
  while (next) next = removed(next);
}

/** The first node from `next` on that says the same; text is taken only where it stands. */
function equalFrom(next: ChildNode | null, node: Node): ChildNode | null {
  for (let one = next; one; one = one.nextSibling)
    if ((one === next || one instanceof Element) && one.isEqualNode(node)) return one;
  return null;
}

/** Takes away what stands before `equal` and is not wanted any more, so that what stays need not move; returns what is next now. */
function withoutUnwanted(next: ChildNode | null, equal: ChildNode, wanted: readonly Node[]): ChildNode | null {
  let first: ChildNode | null = null;
  for (let one = next; one && one !== equal; ) {
    const stays = wanted.some((node) => one?.isEqualNode(node));
    if (stays) first ??= one;
    one = stays ? one.nextSibling : removed(one);
  }
  return first ?? equal;
}

/** Whether both are the same thing in two states. */
const canBecome = (old: Element, fresh: Element): boolean =>
  old.localName === fresh.localName && !old.matches(whole) && nameOf(old) === nameOf(fresh);

const nameOf = (element: Element): string =>
  element.id || (element instanceof HTMLElement ? (element.dataset.facet ?? element.dataset.range ?? '') : '');

/** A range whose thumb or field has the focus is not taken from the hand. */
const isHeld = (element: Element): boolean =>
  element.matches('[data-range]') && element.contains(document.activeElement);

function become(old: Element, fresh: Element): void {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
  if (old instanceof HTMLInputElement) reset(old);
}

function resetControls(node: Node): void {
  if (!(node instanceof Element) || isHeld(node)) return;
  for (const control of node.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) reset(control);
}

function reset(control: HTMLInputElement | HTMLSelectElement): void {
  if (control instanceof HTMLSelectElement) {
    for (const option of control.options) option.selected = option.defaultSelected;
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    control.checked = control.defaultChecked;
  } else if (!isInUse(control)) {
    control.value = control.defaultValue;
  }
}

const isInUse = (control: HTMLInputElement): boolean =>
  control.dataset.find !== undefined || (control.closest('[data-range]') ?? control).contains(document.activeElement);

function removed(node: ChildNode): ChildNode | null {
  const after = node.nextSibling;
  node.remove();
  return after;
}
