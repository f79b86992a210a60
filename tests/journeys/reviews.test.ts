import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeOn } from './axe.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { content, publish, shop, until } from './shop.ts';

const rail = '#reviews [id^="reviews-"]';
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Which review is first in sight, counted from 0. */
const firstInSight = (page: Page) =>
  page.locator(rail).evaluate((row) => {
    const left = row.getBoundingClientRect().left;
    return [...row.querySelectorAll('li')].findIndex((item) => item.getBoundingClientRect().right > left + 40);
  });

const moved = (page: Page, from: number, withinMs: number) =>
  page
    .waitForFunction(
      ([selector, before]) =>
        Math.abs((document.querySelector(String(selector))?.scrollLeft ?? 0) - Number(before)) > 40,
      [rail, from] as const,
      { timeout: withinMs },
    )
    .then(
      () => true,
      () => false,
    );

const scrolled = (page: Page) => page.locator(rail).evaluate((row) => row.scrollLeft);

/** Every 3 seconds, and a little. */
const rotationMs = 3_100;

/** Whether the slider goes on once its time has passed, by the page's clock. */
async function rotates(page: Page): Promise<boolean> {
  const before = await scrolled(page);
  await page.clock.runFor(rotationMs);
  return moved(page, before, 700);
}

describe('reviews in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  async function reviewsOf(slug: string, options: BrowserContextOptions, isWound = false) {
    const visit = await visitor(browser, options);
    if (isWound) await visit.page.clock.install();
    await visit.page.goto(addressOf(slug), { waitUntil: 'load' });
    await visit.page.locator('#reviews').scrollIntoViewIfNeeded();
    await visit.page.mouse.move(4, 4);
    return visit;
  }

  it('[LOC-08] at 390 and 1440 px the slider starts at index 2, nothing overflows, axe finds nothing; its buttons move it, wait at its ends and keep the focus there', async () => {
    const { context, page, errors } = await reviewsOf('southbank-ford', { ...phone, reducedMotion: 'reduce' });
    await expect.poll(() => firstInSight(page)).toBe(2);
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { violations } = await axeOn(page).include('#reviews').analyze();
      expect(violations).toEqual([]);
    }
    const reviews = page.locator('#reviews');
    const [previous, next] = ['Previous', 'Next'].map((name) => reviews.getByRole('button', { name }));
    await expect.poll(() => previous?.isEnabled()).toBe(true);
    await previous?.press('Enter');
    await expect.poll(() => scrolled(page)).toBeLessThan(5);
    await expect.poll(() => previous?.isDisabled()).toBe(true);
    expect(await previous?.evaluate((button) => button === document.activeElement)).toBe(true);
    await next?.click();
    await expect.poll(() => firstInSight(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    '[LOC-08] "View more" opens a review by keyboard and "View less" closes it, %s JavaScript',
    async (_, javaScriptEnabled) => {
      const { context, page } = await reviewsOf('cartown', { ...desktop, javaScriptEnabled });
      const review = page.locator('#reviews figure', { hasText: 'Amara O.' });
      const whole = review.getByText('none of them was news to me because all of them were on the page.');
      expect(await whole.isVisible()).toBe(false);
      await review.getByText('View more').focus();
      await review.locator('summary').press('Enter');
      expect(await whole.isVisible()).toBe(true);
      expect(await review.getByText('because…').isVisible()).toBe(false);
      await review.getByText('View less').waitFor();
      await review.locator('summary').press('Enter');
      expect(await whole.isVisible()).toBe(false);
      await context.close();
    },
  );

  it('[LOC-08] moves by itself every 3 seconds until it is paused, and not while the pointer is on it', async () => {
    const { context, page } = await reviewsOf('cartown', desktop, true);
    const pause = page.getByRole('button', { name: 'Pause the slider' });
    await pause.waitFor();
    const start = await scrolled(page);
    await page.clock.runFor(rotationMs);
    expect(await moved(page, start, 15_000)).toBe(true);
    await page.locator(rail).hover();
    await page.waitForTimeout(400);
    expect(await rotates(page), 'under the pointer').toBe(false);
    await pause.click();
    await page.mouse.move(4, 4);
    await page.locator('#reviews').getByRole('button', { name: 'Start the slider' }).waitFor();
    expect(await rotates(page), 'when it is paused').toBe(false);
    const { violations } = await axeOn(page).include('#reviews').analyze();
    expect(violations).toEqual([]);
    await context.close();
  });

  it('[LOC-08] does not move under reduced motion, without a button for what does not happen', async () => {
    const { context, page } = await reviewsOf('cartown', { ...desktop, reducedMotion: 'reduce' }, true);
    await page.locator('#reviews').getByRole('button', { name: 'Next' }).waitFor();
    expect(await page.getByRole('button', { name: 'Pause the slider' }).count()).toBe(0);
    await expect.poll(() => firstInSight(page)).toBe(2);
    expect(await rotates(page)).toBe(false);
    await context.close();
  });

  it('[LOC-08] three reviews are side by side, below each other on a phone, without any slider', async () => {
    const { context, page } = await reviewsOf('riverside-kia', desktop);
    const tops = () =>
      page.locator('#reviews figure').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(await tops()).size).toBe(1);
    await page.setViewportSize(phone.viewport);
    expect(new Set(await tops()).size).toBe(3);
    expect(await page.locator('#reviews').getByRole('button').count()).toBe(0);
    await context.close();
  });
});

describe('what a page shows of its reviews', () => {
  it('[LOC-09] [LOC-10] the rating names the true total beside the featured ones; low, translated and hidden ones are not among them', async () => {
    const { body } = await shop('harbour-ford', '/');
    const reviews = body.slice(body.indexOf('id="reviews"'));
    expect(reviews).toContain('4.6 rating out of 873 reviews');
    expect(reviews).toContain('Claire V.');
    expect(reviews).not.toMatch(/Translated|Uncle Mike/);
    expect(reviews).toContain('2 November 2026');
  });

  it('[LOC-10] a site whose rating does not exceed its minimum shows none, and does once staff lower it', async () => {
    const options = await content().fetch('*[_id == "override-ranges-volkswagen"][0].settings.options');
    try {
      await publish('override-ranges-volkswagen', { 'settings.options': { ...options, ratingMinimum: 4.7 } });
      await until('no rating', async () => !/rating out of 652/.test((await shop('ranges-volkswagen', '/')).body));
    } finally {
      await publish('override-ranges-volkswagen', { 'settings.options': options });
      await until('the rating', async () =>
        /4\.7 rating out of 652 reviews/.test((await shop('ranges-volkswagen', '/')).body),
      );
    }
  });

  it('[LOC-10] Snap 21 responds for the organisation of the site and for no other', async () => {
    const ratingOf = (slug: string, orgId: string) => shop(slug, `/api/reviews/snap21?orgId=${orgId}`);
    const response = await ratingOf('northgate-hyundai', '21-4408');
    expect(response.status).toBe(200);
    expect(JSON.parse(response.body)).toMatchObject({ rating: 4.5, stars: 4.5 });
    expect((await ratingOf('northgate-hyundai', '21-9999')).status).toBe(404);
    expect((await ratingOf('northgate-hyundai', '')).status).toBe(404);
    expect((await ratingOf('southbank-ford', '21-4408')).status).toBe(404);
    expect((await ratingOf('southbank-ford', '')).status).toBe(404);
    expect((await shop('northgate-hyundai', '/')).body).toContain('at Snap 21');
  });

  it('[CFG-04] a review of one dealer is on no page of another', async () => {
    const review = {
      _id: 'review-journey',
      _type: 'review',
      author: 'Only Here',
      rating: 5,
      text: 'Seen at one dealer.',
    };
    const site = { _type: 'reference', _ref: 'site-harbour-ford' };
    await content().createOrReplace({ ...review, writtenAt: new Date().toISOString(), source: 'google', site });
    await until('the review', async () => (await shop('harbour-ford', '/')).body.includes('Only Here'));
    expect((await shop('southbank-ford', '/')).body).not.toContain('Only Here');
    await content().delete('review-journey');
    await until('it is gone', async () => !(await shop('harbour-ford', '/')).body.includes('Only Here'));
  });
});
