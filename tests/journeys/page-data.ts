import { faultsOf, statementsIn } from '@/tests/structured-data/validate.ts';

export type PageData = {
  types: readonly (string | undefined)[];
  /** Address of the picture to be shared with. */
  picture: string | null;
  faults: readonly string[];
};

/** What a page states for machines, and what of it breaks the published rules. */
export function dataOf(path: string, html: string): PageData {
  const statements = statementsIn(html);
  const types = statements.map((one) => (one as { '@type'?: string })['@type']);
  const standing = path === '/' ? 'WebSite' : 'BreadcrumbList';
  const [, picture = null] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return {
    types,
    picture,
    faults: [
      ...statements.flatMap(faultsOf),
      ...(types.filter((type) => type === standing).length === 1 ? [] : [`no ${standing}`]),
      ...(picture ? [] : ['no picture to be shared with']),
    ],
  };
}
