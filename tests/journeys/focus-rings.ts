import type { Page } from 'playwright-core';

/**
 * What the keyboard reaches without a ring that is in sight: at least 2 px thick, 3:1 against its background (WCAG 2.4.13) and not cut off by
 * a box that it is in (2.4.11). Menus and disclosures are opened on the way, and closed again. Sliders draw their ring on a thumb that
 * no script can read. On a page whose width changed after its load this takes eight times as long: Chromium then
 * finds the style of all of it anew at each stop.
 */
export function weakRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const bytes = (colour: string): number[] => {
      if (!pen) return [0, 0, 0, 0];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    };
    const linear = (byte = 0) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = ([red, green, blue]: number[]) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const ratio = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(bytes(one)), luminance(bytes(other))].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const lineage = (it: Element | null): Element[] => (it ? [it, ...lineage(it.parentElement)] : []);
    const backgroundOf = (it: Element | null): string =>
      lineage(it)
        .map((one) => getComputedStyle(one).backgroundColor)
        .find((colour) => bytes(colour)[3] === 255) ?? '#ffffff';
    const ringOf = (it: HTMLElement) => {
      const label = (it as HTMLInputElement).labels?.[0];
      const own = it.offsetWidth > 2 ? [it, ...it.children] : [];
      const owners = [...own, ...(label ? [label] : []), ...lineage(it.parentElement)];
      for (const owner of owners)
        for (const part of ['', '::after']) {
          const style = getComputedStyle(owner, part);
          const drawn = part === '' || style.content !== 'none';
          if (drawn && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2)
            return { owner, part, style };
        }
      return null;
    };
    const cutBy = (owner: Element, reach: number) => {
      const { left, right, top, bottom } = owner.getBoundingClientRect();
      return lineage(owner.parentElement).find((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (box === document.body || box === document.documentElement) return false;
        if (overflowX === 'visible' && overflowY === 'visible') return false;
        const edge = box.getBoundingClientRect();
        // One of three pixels may be gone.
        const room = reach - 1;
        return (
          left - room < edge.left || right + room > edge.right || top - room < edge.top || bottom + room > edge.bottom
        );
      });
    };
    const problemOf = (it: HTMLElement): string | null => {
      const ring = ringOf(it);
      if (!ring) return 'has no ring';
      const offset = Number.parseFloat(ring.style.outlineOffset);
      const inside = offset < 0 || ring.part !== '';
      const contrast = ratio(ring.style.outlineColor, backgroundOf(inside ? ring.owner : ring.owner.parentElement));
      if (contrast < 3) return `has a ring of ${contrast.toFixed(1)}:1`;
      const cut = ring.part === '' && cutBy(ring.owner, offset + Number.parseFloat(ring.style.outlineWidth));
      return cut ? `has a ring that .${cut.className} cuts` : null;
    };
    const reached = 'a[href], button, input:not([type="range"]), select, textarea, summary, [tabindex="0"]';
    const before = [...document.querySelectorAll('details')].map((box) => ({ box, open: box.open }));
    const found = [...document.querySelectorAll<HTMLElement>(reached)].flatMap((it) => {
      for (const box of lineage(it)) if (box instanceof HTMLDetailsElement) box.open = true;
      it.focus({ focusVisible: true } as FocusOptions);
      if (document.activeElement !== it || !it.checkVisibility()) return [];
      const problem = problemOf(it);
      return problem ? [`"${(it.textContent || it.ariaLabel || it.tagName).trim().slice(0, 40)}" ${problem}`] : [];
    });
    for (const { box, open } of before) box.open = open;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return [...new Set(found)];
  });
}
