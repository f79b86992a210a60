/**
 * Runs in the page. Each element, and what is before and after its content, with its computed
 * style as lines. A place is the way from the fixture's or the page's root down (`hero-full >
 * section:0 > div:1`). Logical properties, which repeat the physical ones, are left out, and what
 * follows from a box's size.
 */
export function readStyles(): [place: string, style: string][] {
  const repeated =
    /^(?:-webkit-|--|block-size|inline-size|perspective-origin|transform-origin|.*-(?:block|inline)(?:-|$))/;
  const names = [...getComputedStyle(document.body)].filter((name) => !repeated.test(name));
  const found: [string, string][] = [];

  const styleOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
  };

  const visit = (element: Element, place: string): void => {
    found.push([place, styleOf(element)]);
    for (const pseudo of ['::before', '::after']) {
      const content = getComputedStyle(element, pseudo).content;
      if (content !== 'none' && content !== 'normal') found.push([place + pseudo, styleOf(element, pseudo)]);
    }
    [...element.children].forEach((child, at) => {
      const fixture = child.getAttribute('data-fixture');
      if (!['SCRIPT', 'STYLE', 'LINK', 'TEMPLATE'].includes(child.tagName))
        visit(child, fixture ?? `${place} > ${child.tagName.toLowerCase()}:${at}`);
    });
  };

  visit(document.body, 'body');
  return found;
}
