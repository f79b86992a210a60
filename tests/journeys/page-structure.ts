import type { Page } from 'playwright-core';

/**
 * What of a page's own copy breaks its outline: not one first heading, a level that is left out, a heading without
 * words, a picture without an alternative, a link or a button without a name. What axe finds besides comes of the
 * code, which pages share.
 */
export function structureComplaints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (it: Element) => it.checkVisibility() && !it.closest('[aria-hidden="true"], [inert]');
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    const brief = (it: Element) => it.outerHTML.slice(0, 120);
    const headings = all('h1, h2, h3, h4, h5, h6');
    const levels = headings.map((it) => Number(it.tagName[1]));
    const deep = headings.filter((_, at) => at > 0 && (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
    const titles = levels.filter((level) => level === 1).length;
    const nameOf = (it: Element): string =>
      [
        it.textContent,
        it.getAttribute('aria-label'),
        it.getAttribute('aria-labelledby'),
        ...[...it.querySelectorAll('img, [aria-label]')].map(
          (one) => one.getAttribute('alt') ?? one.getAttribute('aria-label'),
        ),
      ]
        .join('')
        .trim();
    return [
      ...(titles === 1 ? [] : [`has ${titles} first headings`]),
      ...deep.map((it) => `leaves out a level of headings before ${brief(it)}`),
      ...headings.filter((it) => nameOf(it) === '').map((it) => `has a heading without words: ${brief(it)}`),
      ...all('img:not([alt])').map((it) => `has a picture without an alternative: ${brief(it)}`),
      ...all('a[href], button')
        .filter((it) => nameOf(it) === '')
        .map((it) => `has a link or button without a name: ${brief(it)}`),
    ];
  });
}
