import type { SITE_QUERY_RESULT, SITES_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY, SITES_QUERY } from '@/schemas/queries/site-query.ts';
import { contentService } from '../content/service.ts';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { ensureBrowser } from '../test/browser.ts';
import { eachSite } from './each-site.ts';
import { measureSite, type Noted } from './measure-site.ts';
import { browserArguments } from './measure-tag.ts';
import { measuringPlace } from './measuring-place.ts';

const usage = `npm run tags:measure -- [--again] [site …]
Measures the scripts of other companies that staff added to a site, in a browser, and stores what they cost.
Without a site: those of all sites. --again: also those that were measured before.`;

async function run(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) return console.log(usage);
  const again = args.includes('--again');
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  const { client } = await contentService(process.env);
  const { database, originOf, close } = await measuringPlace(process.env);
  const { chromium } = await import('playwright-core').catch(() => {
    throw new StartError('A measurement needs playwright-core: install the development packages (npm install).');
  });
  // Scripts of any company run in it: only for root it has no sandbox.
  const browser = await chromium.launch({
    executablePath: ensureBrowser({ install: false }),
    args: browserArguments,
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    const slugs = (await client.fetch<SITES_QUERY_RESULT>(SITES_QUERY)).map(({ slug }) => slug ?? '');
    const unknown = wanted.find((slug) => !slugs.includes(slug));
    if (unknown) throw new StartError(`There is no site “${unknown}”.`);
    await eachSite(wanted.length > 0 ? wanted : slugs, async (slug) => {
      const content = await client.fetch<SITE_QUERY_RESULT>(SITE_QUERY, { site: slug });
      const site = content && siteOfContent(content);
      if (site?.tags.some(({ enabled }) => enabled))
        await measureSite({ browser, database, site, url: `${originOf(site)}/`, again, note });
    });
  } finally {
    await browser.close();
    await close();
  }
}

function note({ site, tag, failure, bytes, mainThreadMs, shift }: Noted): void {
  const cost = `${Math.ceil(bytes / 1_000)} KB, ${mainThreadMs} ms of the main thread, layout shift ${shift}`;
  console.log(`${site}, ${tag}: ${failure || cost}`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
