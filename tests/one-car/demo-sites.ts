import { evaluate, parse } from 'groq-js';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { withAssets } from '@/demo/content/demo-pictures.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { SITE_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { siteOfContent } from '@/schemas/queries/site-of-content.ts';
import { SITE_QUERY } from '@/schemas/queries/site-query.ts';

/** The ten demo sites as the storefront reads them, without a content service. */
export async function demoSites(): Promise<Map<string, ResolvedSite>> {
  const asset = () => `image-${'a'.repeat(40)}-640x400-webp`;
  const dataset = demoDocuments.map((document) => withAssets(document, asset));
  const query = parse(SITE_QUERY);
  const slugs = demoDocuments.flatMap((one) => (one._type === 'site' && one.slug?.current) || []);
  const sites = await Promise.all(
    slugs.map(async (site) => {
      const content = (await (await evaluate(query, { dataset, params: { site } })).get()) as SITE_QUERY_RESULT;
      if (!content) throw new Error(`There is no site ${site}.`);
      return [site, siteOfContent(content)] as const;
    }),
  );
  return new Map(sites);
}
