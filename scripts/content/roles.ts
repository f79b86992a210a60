import { hostedDealer, type SiteOfRole } from '@/schemas/roles.ts';
import { StartError, sentenceOf } from '../start/start-error.ts';
import { contentService } from './service.ts';

const siteQuery = `*[_type == "site" && slug.current == $slug][0]{
  "slug": slug.current, "template": template._ref, "manufacturer": manufacturer._ref, "group": group._ref
}`;

/** `npm run content:roles -- <site>`: the grants of a site's staff, as a custom role of a hosted service takes them (docs/rights.md). */
try {
  const [slug] = process.argv.slice(2);
  if (!slug) throw new StartError('Say for which site: npm run content:roles -- southbank-ford');
  const { client, name } = await contentService(process.env);
  const site = await client.fetch<SiteOfRole | null>(siteQuery, { slug }, { perspective: 'published' });
  if (!site) throw new StartError(`${name} has no published site "${slug}".`);
  for (const { filter, permissions } of hostedDealer(site).grants)
    console.log(`${permissions.join(', ')}:\n  ${filter}\n`);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
