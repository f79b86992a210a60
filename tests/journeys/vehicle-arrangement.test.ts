import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { internalLinks } from './links.ts';
import { content, shop, until } from './shop.ts';
import { createWithin, publishForm, type SharedStudio, sharedStudio } from './staff-session.ts';
import { complaintsBesidePreview } from './studio.ts';

const slug = 'southbank-ford';
const ofSite = '*[_type == "vehiclePage" && site->slug.current == $slug]';
const comments = 'Dealer comments';

/** The headings of a site's first used car. */
async function headings(site: string): Promise<string> {
  const path = internalLinks(await shop(site, '/search/used-cars')).find((link) => /^\/cars\/[^/]+-/.test(link));
  if (!path) throw new Error(`${site} lists no used car.`);
  const { body } = await shop(site, path.split('#')[0] ?? '');
  return [...body.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, heading]) => heading).join(' | ');
}

/** The visible text of the page on which staff look at an arrangement. */
const sampleText = async (site: string, sample: string) =>
  (await shop(site, `/vehicle-pages/car?sample=${sample}`)).body.replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');

describe('how the pages of a kind of vehicle are arranged', () => {
  it('[VDP-01] are looked at on a new car, a demonstrator and used ones: the new-car warranty is on the new one alone', async () => {
    const promise = /unlimited-kilometre new-car warranty/;
    expect(await sampleText(slug, 'new')).toMatch(promise);
    for (const sample of ['demo', 'used', 'oldest']) {
      const text = await sampleText(slug, sample);
      expect(text, sample).toContain('Protect Your Car');
      expect(text, sample).not.toMatch(promise);
    }
  });

  let studio: SharedStudio;
  beforeAll(async () => {
    studio = await sharedStudio(slug);
  });
  const forget = () => content().delete({ query: ofSite, params: { slug } });
  beforeEach(async () => {
    await forget();
    await until('the usual sections', async () => (await headings(slug)).includes(comments));
  });
  afterAll(async () => {
    await studio.leave();
    await forget();
  });

  it('[VDP-01] staff see the usual sections, hide one, look at a real car, and publish it for their own site', async () => {
    expect(await content().fetch(`count(${ofSite})`, { slug })).toBe(0);
    expect(await headings(slug)).toContain(comments);
    const { page } = studio;
    await createWithin(studio, 'vehiclePage');
    const sections = page.getByTestId('field-blocks');
    await sections.getByText('Price check, delivery, running costs').waitFor();
    await sections.getByText(comments).click();
    const section = page.getByRole('dialog');
    await section.getByText('Hide this section').click();
    await section.getByRole('button', { name: /close/i }).first().click();
    await sections.getByText('Hidden').waitFor();
    expect(await publishForm(page)).toBe(200);
    await until('the page without comments', async () => !(await headings(slug)).includes(comments));
    expect(await headings(slug)).toContain('Specifications');
    expect(await headings('harbour-ford')).toContain(comments);

    await studio.go('/presentation?preview=/vehicle-pages/car');
    const shown = page.frameLocator('iframe').locator('h1');
    await shown.waitFor({ timeout: 90_000 });
    expect(await shown.innerText()).toMatch(/^20\d\d /);
    expect(complaintsBesidePreview(studio.complaints())).toEqual([]);
  });
});
