import type { Page } from 'playwright-core';

/** Phones, tablets, the narrowest window with the whole menu and a desk; 360 and 720 are what a 1440 px window has at 400 % and 200 % zoom. */
export const lookedAt = [320, 360, 390, 720, 768, 1024, 1200, 1440];

/** Makes a page as wide as a phone, and lays out the results that are far from the window, with what is too wide for them. */
export async function layOutAll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => delete document.documentElement.dataset.laterCards);
}

/** Goes through the widths and names those at which the page scrolls sideways, with what is out. */
export async function sidewaysScroll(page: Page, widths: readonly number[] = lookedAt): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.evaluate(() => {
      const root = document.documentElement;
      if (root.scrollWidth <= window.innerWidth) return null;
      const wide = [...document.body.querySelectorAll('*')].filter(
        (it) => it.getBoundingClientRect().right > root.clientWidth + 1,
      );
      return wide.slice(0, 2).map((it) => it.outerHTML.slice(0, 80));
    });
    if (outside) found.push(`${width} px: ${outside.join(' and ')}`);
  }
  return found;
}

/** Text of headings, buttons and links of which a part is cut off without an ellipsis. */
export function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = (it: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(it);
      return (
        it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1 && overflowX === 'hidden' && textOverflow === 'clip'
      );
    };
    const elements = document.querySelectorAll('main :is(h1, h2, h3, h4, a, button, dt, dd, p, summary)');
    return [...elements].filter(cut).map((it) => (it.textContent ?? '').trim().slice(0, 60));
  });
}

/**
 * Links and controls that are by themselves and are under 44 px high for a finger, at the width that the page has. Links within a
 * sentence are as high as it is (WCAG 2.5.8's exception); boxes and sliders that the browser draws have their label or track beside them.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const min = 43.5;
    const drawnByBrowser = 'input:is([type="checkbox"], [type="radio"], [type="range"])';
    const text = (it: Element | null) => (it?.textContent ?? '').trim();
    const shown = (it: Element) =>
      it.checkVisibility({ visibilityProperty: true }) &&
      it.getBoundingClientRect().width > 2 &&
      !it.closest('.skip-link, .visually-hidden, [aria-hidden="true"], [inert]');
    const inSentence = (it: Element) =>
      getComputedStyle(it).display === 'inline' && text(it.closest('p, li, label')).length > text(it).length + 8;
    const reach = (it: Element) => {
      const around = ['::before', '::after'].map((part) => getComputedStyle(it, part));
      const laid = around.filter(({ content, position }) => content !== 'none' && position === 'absolute');
      const frame = it.parentElement?.matches('span, label') ? it.parentElement.offsetHeight : 0;
      return Math.max(
        it.getBoundingClientRect().height,
        frame,
        ...laid.map(({ height }) => Number.parseFloat(height) || 0),
      );
    };
    const pressed = document.querySelectorAll('a[href], button, summary, select, input, textarea, label:has(input)');
    const small = [...pressed].filter(
      (it) => !it.matches(drawnByBrowser) && shown(it) && !inSentence(it) && reach(it) < min,
    );
    return [
      ...new Set(
        small.map((it) => `${text(it).slice(0, 40) || it.outerHTML.slice(0, 80)}: ${Math.round(reach(it))} px`),
      ),
    ];
  });
}

/**
 * Boxes that show something by their colour alone: seen in the page's own colours, gone in forced ones, where every background is the canvas.
 * What is hidden from screen readers shows nothing, or is text elsewhere.
 */
export async function goneInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    const clear = /^(transparent|rgba\(.*, 0\))$/;
    const backgroundOf = (it: Element | null): string => {
      const colour = it ? getComputedStyle(it).backgroundColor : '';
      return it && clear.test(colour) ? backgroundOf(it.parentElement) : colour;
    };
    for (const it of document.body.querySelectorAll('main *')) {
      const { width, height } = it.getBoundingClientRect();
      const bare =
        it.childElementCount === 0 &&
        !it.textContent?.trim() &&
        !it.matches('img, svg, svg *, source, input, iframe, video');
      const seen = width > 3 && height > 3 && !clear.test(getComputedStyle(it).backgroundColor);
      if (
        bare &&
        seen &&
        !it.closest('[aria-hidden="true"], [inert]') &&
        backgroundOf(it) !== backgroundOf(it.parentElement)
      )
        it.setAttribute('data-coloured', '');
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const gone = await page.evaluate(() => {
    const drawn = (it: Element): boolean => {
      const { borderTopWidth, borderLeftWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(
        it,
      ) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      return (
        [borderTopWidth, borderLeftWidth].some((border) => border !== '0px') ||
        outlineStyle !== 'none' ||
        forcedColorAdjust === 'none'
      );
    };
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    const coloured = [...document.querySelectorAll('[data-coloured]')];
    return coloured
      .filter((it) => !drawn(it) && getComputedStyle(it).backgroundColor === canvas)
      .map((it) => it.outerHTML.slice(0, 120));
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return gone;
}
