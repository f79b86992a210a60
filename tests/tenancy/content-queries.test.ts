import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from '../architecture/source-files.ts';
import { unboundLists } from './owner-bound.ts';

/**
 * Reads of all sites on purpose: which site has which host, and whose cars a group leaves to them.
 * No shopper sees their results.
 */
const registries = new Set(['SITES_QUERY', 'HOSTED_SITES_QUERY']);
const queries = new Map<string, string>();

beforeAll(async () => {
  for (const file of globSync(['web/content/*-query.ts', 'schemas/queries/*-query.ts'], { cwd: root })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const [name, query] of Object.entries(module)) if (typeof query === 'string') queries.set(name, query);
  }
});

describe("what a shopper's page reads of the content", () => {
  it('[CFG-04] is bound to its site or template, list by list, inside blocks too', () => {
    expect([...queries.keys()]).toEqual(expect.arrayContaining(['SITE_QUERY', 'PAGE_QUERY', 'SITES_QUERY']));
    for (const [name, query] of queries) if (!registries.has(name)) expect(unboundLists(query), name).toEqual([]);
  });

  it('[CFG-04] is written in the query files and in the projections that they take in, nowhere else', () => {
    const readers = sourceFiles().filter(({ path }) => /^(web|blocks|parts)\//.test(path) && !isTest(path));
    const queryFile = (path: string) =>
      /-query\.ts$/.test(path) || /\.projections?(\.generated)?\.ts$/.test(basename(path));
    const strays = readers.filter(({ path, text }) => !queryFile(path) && /\*\s*\[\s*_(type|id)\b/.test(text));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });
});

describe('the check itself', () => {
  it.each([
    '*[_type == "page" && path == $path][0]',
    '*[_type == "page" && (site._ref == $id || defined(template))]',
    '*[_type == "site" && slug.current == $site][0]{"tiles": *[_type == "promoTile"]{title}}',
    '*[_type == "site" && slug.current != $site]',
    '*[_type == "site" && slug.current == "southbank-ford"]',
    '*[site._ref == site._ref]',
    '*[_type == "model" && manufacturer._ref == $maker && !defined(site)]',
    '*[_type == "siteOffice" && group._ref == $group && !defined(site)]',
    '*[_type == "page" && (site._ref == $id || !defined(site) && !defined(template))]',
    '*[_type == "lender" && (site._ref == $id || !defined(site))]',
    '*[_type == "lender"]',
    'count(*)',
    '*{title}',
    '{"pages": * | order(title)}',
  ])('[CFG-04] refuses %s', (query) => expect(unboundLists(query)).not.toEqual([]));

  it.each([
    '*[_type == "page" && path == $path && (site._ref == $id || template._ref == $template)]',
    '*[_type == "site" && slug.current == $site][0]{"tiles": *[_type == "promoTile" && site._ref == ^._id]{title}}',
    '*[_type == "model" && manufacturer._ref == $maker && !defined(site) && !defined(template)]',
    '*[_type == "siteOffice" && group._ref == $group && !defined(site) && !defined(template)]',
    '*[_type == "lender" && (site._ref == $id || !defined(site) && !defined(template))]',
  ])('[CFG-04] accepts %s', (query) => expect(unboundLists(query)).toEqual([]));
});
