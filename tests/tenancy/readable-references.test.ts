import { evaluateSync, parse, toJS } from 'groq-js';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { demoStaff } from '@/demo/staff/staff.ts';
import { hostedDealer, type Role, roles } from '@/schemas/roles.ts';

type Document = Record<string, unknown> & { _id: string; _type: string };
const documents = new Map((demoDocuments as readonly Document[]).map((document) => [document._id, document]));
const dealer = roles.filter(({ name }) => name === 'dealer');
const readsOf = (held: readonly Role[]) =>
  held.flatMap(({ grants }) => grants.filter(({ permissions }) => permissions.includes('read')));

/** The ids that the staff of a site may read, by the grants that the content service is given. */
function readableBy(site: string, held: readonly Role[] = dealer): Set<string> {
  const params = { site };
  const query = parse(
    `*[${readsOf(held)
      .map(({ filter }) => `(${filter})`)
      .join(' || ')}]._id`,
    { params },
  );
  const options = {
    dataset: [...documents.values()],
    params,
    identity: `staff-${site}`,
    dereference: ({ _ref }: { _ref: string }) => documents.get(_ref) ?? null,
  };
  return new Set(toJS(evaluateSync(query, options)) as string[]);
}

/** An offer of a template names the sites that leave it out: their ids, of which staff see no more. */
const namesOnly = 'excludedSites';

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => (key === namesOnly ? [] : refsIn(inner)))];
}

const ownerOf = ({ site }: Document) => (site as { _ref?: string } | undefined)?._ref;
const sites = demoStaff.flatMap(({ site }) => site ?? []);

describe('[CMS-05] what the staff of each demo dealer may read', () => {
  it.each(sites)('%s: whatever its documents and its layers refer to, and nothing of another dealer', (slug) => {
    const readable = readableBy(slug);
    const own = [...readable].flatMap((id) => documents.get(id) ?? []);
    expect(own.length).toBeGreaterThan(20);
    expect(own.flatMap(refsIn).filter((id) => documents.has(id) && !readable.has(id))).toEqual([]);
    expect(own.filter((one) => ownerOf(one) && ownerOf(one) !== `site-${slug}`).map(({ _id }) => _id)).toEqual([]);
    expect(own.filter(({ _type }) => _type === 'site').map(({ _id }) => _id)).toEqual([`site-${slug}`]);
    expect(readable).toContain(`office.site-${slug}`);
  });

  it.each(sites)('%s: the same by a hosted role, which has no parameters and follows no reference', (slug) => {
    const { template, manufacturer, group } = documents.get(`site-${slug}`) as Record<
      string,
      { _ref: string } | undefined
    >;
    const ids = { template: template?._ref, manufacturer: manufacturer?._ref, group: group?._ref };
    const role = hostedDealer({ slug, ...ids });
    expect(JSON.stringify(role)).not.toMatch(/\$site|->/);
    expect([...readableBy(slug, [role])].sort()).toEqual([...readableBy(slug)].sort());
  });

  it('every document of the demo belongs to a site', () => {
    const all = sites.map((site) => readableBy(site));
    const unread = [...documents.keys()].filter((id) => all.every((readable) => !readable.has(id)));
    expect(unread).toEqual([]);
  });
});
