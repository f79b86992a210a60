import { expect, it, onTestFinished } from 'vitest';
import { addressOf, launch, visitor } from './browser.ts';
import { press } from './hand.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const slug = 'southbank-ford';
const used = '/search/used-cars';
const all = '/search/new-used-and-demo-cars';

it('[CARD-01] [CARD-05] up to four cars are chosen to be compared: stored over pages, counted at the edge, all let go at once, at 1440 and 390 px', async () => {
  const browser = await launch();
  onTestFinished(() => browser.close());
  const { page, errors } = await visitor(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.goto(addressOf(slug, used));
  await hydrated(page);
  const compare = page.locator('[data-compare]');
  const clear = page.getByRole('button', { name: 'Clear the cars to compare' });
  const chosen = page.locator('[data-compare][aria-pressed=true]');
  await press(compare.nth(0));
  await expect.poll(() => chosen.count()).toBe(1);
  await press(clear);
  await expect.poll(() => chosen.count()).toBe(0);
  await press(compare.nth(0));
  await press(compare.nth(1));
  await page.setViewportSize({ width: 390, height: 900 });
  await press(page.getByRole('link', { name: 'Next' }));
  await page.waitForURL(/page=2/);
  await hydrated(page);
  for (const at of [0, 1]) await press(compare.nth(at));
  await press(compare.nth(2));
  await page.getByRole('status').filter({ hasText: 'You can compare 4 cars at a time.' }).waitFor();
  expect(await compare.nth(2).getAttribute('aria-pressed')).toBe('false');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => chosen.count()).toBe(2);
  await expect.poll(() => page.locator('[data-compare-count]').innerText()).toBe('4');
  const tray = page.getByRole('link', { name: /^Compare : 4 chosen$/ });
  expect(await tray.getAttribute('href')).toMatch(/^\/compare\?cars=[a-z0-9-]+(,[a-z0-9-]+){3}$/);
  await press(clear);
  await expect.poll(() => chosen.count()).toBe(0);
  expect(await tray.isVisible()).toBe(false);
  await page.getByRole('status').filter({ hasText: 'Compare list cleared' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(errors).toEqual([]);
});

it('[CARD-01] [CARD-04] [CARD-08] at 340 and 390 px a car in a list offers to enquire, to compare and the further ways, each in a place of its own', async () => {
  const browser = await launch();
  onTestFinished(() => browser.close());
  const widths = [390, 340];
  const { page, errors } = await visitor(browser, { viewport: { width: 390, height: 900 } });
  await page.goto(addressOf(slug, `${used}?view=list`));
  await hydrated(page);
  const card = page
    .locator('article')
    .filter({ has: page.locator('[data-compare]') })
    .first();
  await card.getByRole('button', { name: /^Compare / }).click();
  await expect.poll(() => card.locator('[data-compare]').getAttribute('aria-pressed')).toBe('true');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await card.getByRole('link', { name: /^Enquire about / }).isVisible()).toBe(true);
    expect.soft(await card.locator('[data-ways] a').first().isVisible()).toBe(true);
    expect.soft(await card.evaluate(misplaced), `for sale at ${width} px`).toEqual([]);
  }
  await page.goto(addressOf(slug, `${all}?status=sold&view=list`));
  const sold = page.locator('article').filter({ hasText: 'Like this and want something similar?' }).first();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await sold.getByRole('link', { name: 'Find Me Something Similar' }).isVisible()).toBe(true);
    expect.soft(await sold.evaluate(misplaced), `sold at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(errors).toEqual([]);
});

/** What of a card reaches beyond it, or lies over another part of it. */
function misplaced(card: Element): string[] {
  const whole = card.getBoundingClientRect();
  const parts = [...card.querySelectorAll(':scope > :first-child, h3 a, p > .button, [data-ways] li')]
    .map((part) => ({ name: part.textContent || part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const beyond = parts.filter(
    ({ box }) => box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom,
  );
  const over = parts.filter(({ box }, at) =>
    parts
      .slice(at + 1)
      .some(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      ),
  );
  return [...beyond, ...over].map(({ name }) => name);
}

it('[CARD-05] where a site does not want it nothing offers to compare, and no sold car does', async () => {
  expect((await shop(slug, used)).body).toContain('data-compare');
  expect((await shop('harbour-ford', used)).body).not.toContain('data-compare');
  const lists = ['southbank-ford', 'cartown'].map((site) => shop(site, `${all}?status=sold`));
  const cards = (await Promise.all(lists)).flatMap(({ body }) => body.match(/<article[\s\S]*?<\/article>/g) ?? []);
  const sold = cards.filter((card) => card.includes('Like this and want something similar?'));
  expect(sold.length).toBeGreaterThan(0);
  expect(sold.filter((card) => card.includes('data-compare'))).toEqual([]);
});
