import type { Browser } from 'playwright-core';
import { launchAlone } from '@/tests/journeys/browser.ts';
import { settled } from '@/tests/looks/settled.ts';
import { forceState } from './force-state.ts';
import { readStyles } from './read-styles.ts';

/**
 * Of one view each element's own style, by its place in the page; styles are stored once, as
 * `property: value` lines.
 */
export type Captured = { styles: string[]; views: Record<string, Record<string, number>> };

type View = {
  name: string;
  width: number;
  site: string;
  forcedColors?: 'active';
  media?: 'print';
  /** Everything that can be pressed is under the pointer or has the keyboard's focus. */
  state?: 'hover' | 'focus-visible';
};

/** Two themes: cards with a line and cards with a background. */
const sites = ['southbank-ford', 'meridian-group', 'coastline-mazda'];
const [dealer = ''] = sites;
const views: View[] = [
  ...[340, 390, 800, 1100, 1280, 1440].map((width) => ({ name: `${width} px`, width, site: dealer })),
  ...sites.slice(1).map((site) => ({ name: `1280 px, ${site}`, width: 1280, site })),
  { name: 'forced colours', width: 1280, site: dealer, forcedColors: 'active' },
  { name: 'paper', width: 1100, site: dealer, media: 'print' },
  { name: 'pointer', width: 1280, site: dealer, state: 'hover' },
  { name: 'keyboard', width: 1280, site: dealer, state: 'focus-visible' },
];

/**
 * What the gallery of the instance at `port` looks like, in numbers; `only` names views, all by
 * default. The result so far is stored after each.
 */
export async function capture(
  port: number,
  only: readonly string[],
  save: (captured: Captured) => Promise<void>,
): Promise<void> {
  const browser = await launchAlone();
  const seen = new Map<string, number>();
  const captured: Captured = { styles: [], views: {} };
  for (const view of views.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const elements = await stylesOf(browser, port, view);
    captured.views[view.name] = Object.fromEntries(
      elements.map(([place, style]) => {
        const at = seen.get(style) ?? seen.size;
        if (at === seen.size) seen.set(style, captured.styles.push(style) - 1);
        return [place, at];
      }),
    );
    console.log(`${view.name}: ${elements.length} elements and pseudo-elements`);
    await save(captured);
  }
  await browser.close();
}

async function stylesOf(browser: Browser, port: number, view: View): Promise<[place: string, style: string][]> {
  const context = await browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
    forcedColors: view.forcedColors ?? 'none',
    viewport: { width: view.width, height: 900 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // As the server sent it: what scripts change has its own tests.
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
  const response = await page.goto(`http://${view.site}.localhost:${port}/blocks`, { waitUntil: 'load' });
  if (response?.status() !== 200)
    throw new Error(`the gallery answered ${response?.status()}: was it started with GALLERY=1?`);
  await settled(page);
  if (view.media) await page.emulateMedia({ media: view.media });
  if (view.state) await page.evaluate(forceState, view.state);
  const styles = await page.evaluate(readStyles);
  await context.close();
  return styles;
}
