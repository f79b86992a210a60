import type { SanityClient, Transaction } from '@sanity/client';
import { layerDocuments, officeId } from '@/domain/site/owned-documents.ts';
import { staffOnlyOptions } from '@/domain/switches/options.ts';
import { publishedId } from '@/schemas/fields/owner-scope.ts';

type Ref = { _ref?: string } | null;
type Owner = { field: string; id: string };
type Layer = { _id: string; _type: string; site: Ref; options: Record<string, unknown> | null };
type Form = { _id: string; site: Ref; template: Ref; destinations: string[] };
type Site = { _id: string; template: string | null };

const keys = [...staffOnlyOptions];
const holdsOne = keys.map((key) => `defined(settings.options.${key})`).join(' || ');
const layersQuery = `*[_type in ${JSON.stringify(['dealerOverride', ...Object.keys(layerDocuments)])} && (${holdsOne})] | order(_id asc){
  _id, _type, site, "options": settings.options{${keys.join(', ')}}
}`;
const formsQuery = `*[_type == "form" && defined(destinations)] | order(_id asc){_id, site, template, destinations}`;
const sitesQuery = `*[_type == "site"]{_id, "template": template._ref}`;

/**
 * Moves what no page needs out of documents that were written before office settings were there: from the settings of layers and dealers,
 * and the addresses of forms. Values that office settings have already stay. Each document moves in one transaction, so that what was
 * interrupted goes on at the next run. Resolves to the number of documents that held something.
 */
export async function moveOfficeSettings(client: SanityClient): Promise<number> {
  const raw = client.withConfig({ perspective: 'raw' });
  const [layers, forms, sites] = await Promise.all([
    raw.fetch<Layer[]>(layersQuery),
    raw.fetch<Form[]>(formsQuery),
    raw.fetch<Site[]>(sitesQuery, {}, { perspective: 'published' }),
  ]);
  const published = new Map(layers.filter(isPublished).map((layer) => [layer._id, layer]));
  for (const layer of published.values()) await moveLayer(raw, layer);
  for (const form of forms) await moveForm(raw, form, { forms, sites });
  // A draft of office settings is a whole document: it starts from what is published by now.
  for (const layer of layers)
    if (!isPublished(layer)) await moveDraft(raw, layer, published.get(publishedId(layer._id)));
  return layers.length + forms.length;
}

async function moveLayer(client: SanityClient, layer: Layer): Promise<void> {
  const moving = withoutOptions(client, layer);
  const owner = ownerOf(layer);
  if (owner) {
    const id = officeId(owner.id);
    createOffice(moving, id, owner);
    const options = Object.entries(optionsOf(layer)).map(([key, value]) => [`options.${key}`, value]);
    moving.patch(id, (patch) =>
      patch.setIfMissing({ options: { _type: 'officeOptions' } }).setIfMissing(Object.fromEntries(options)),
    );
  }
  await moving.commit({ visibility: 'sync' });
}

/** Of a draft or a version only what differs from the published document is moved. */
async function moveDraft(client: SanityClient, layer: Layer, published: Layer | undefined): Promise<void> {
  const moving = withoutOptions(client, layer);
  const owner = ownerOf(layer);
  const before = published ? optionsOf(published) : {};
  const changed = Object.entries(optionsOf(layer)).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
  );
  if (owner && changed.length > 0) {
    const office = await client.getDocument(officeId(owner.id));
    const options = { _type: 'officeOptions', ...office?.options, ...Object.fromEntries(changed) };
    const _id = inBundle(officeId(owner.id), layer._id);
    moving.createIfNotExists({ ...office, ...officeOf(_id, owner), options });
  }
  await moving.commit({ visibility: 'sync' });
}

const isPublished = ({ _id }: { _id: string }): boolean => _id === publishedId(_id);

const withoutOptions = (client: SanityClient, { _id }: Layer): Transaction =>
  client.transaction().patch(_id, (patch) => patch.unset(keys.map((key) => `settings.options.${key}`)));

/** A form of all sites goes to the office settings of each template, and of each site without one: every site inherits them from there. */
async function moveForm(client: SanityClient, form: Form, { forms, sites }: { forms: Form[]; sites: Site[] }) {
  const moving = client.transaction();
  const id = publishedId(form._id);
  const isShown = isPublished(form) || !forms.some(({ _id }) => _id === id);
  for (const owner of isShown && form.destinations.length > 0 ? ownersOfForm(form, sites) : []) {
    const office = officeId(owner.id);
    const existing = await client.fetch<boolean>('count(*[_id == $office][0].formInboxes[form._ref == $id]) > 0', {
      office,
      id,
    });
    if (existing) continue;
    const reference = { _type: 'reference', _ref: id, _weak: true };
    const inbox = { _type: 'formInbox', _key: keyOf(id), form: reference, addresses: form.destinations };
    createOffice(moving, office, owner);
    moving.patch(office, (patch) => patch.setIfMissing({ formInboxes: [] }).append('formInboxes', [inbox]));
  }
  moving.patch(form._id, (patch) => patch.unset(['destinations']));
  await moving.commit({ visibility: 'sync' });
}

const createOffice = (moving: Transaction, _id: string, owner: Owner) => moving.createIfNotExists(officeOf(_id, owner));

const officeOf = (_id: string, { field, id }: Owner) => ({
  _id,
  _type: 'siteOffice',
  [field]: { _type: 'reference', _ref: id },
});

const optionsOf = ({ options }: Layer): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== null));

function ownerOf({ _id, _type, site }: Layer): Owner | null {
  if (_type === 'dealerOverride') return site?._ref ? { field: 'site', id: site._ref } : null;
  const layers: Partial<Record<string, string>> = layerDocuments;
  return { field: layers[_type] ?? '', id: publishedId(_id) };
}

function ownersOfForm({ site, template }: Form, sites: Site[]): Owner[] {
  if (site?._ref) return [{ field: 'site', id: site._ref }];
  if (template?._ref) return [{ field: 'template', id: template._ref }];
  const templates = new Set(sites.flatMap((one) => one.template ?? []));
  const alone = sites.filter((one) => one.template === null);
  return [
    ...[...templates].map((id) => ({ field: 'template', id })),
    ...alone.map(({ _id }) => ({ field: 'site', id: _id })),
  ];
}

/** The id beside another of the same bundle: the draft of one for the draft of the other. */
const inBundle = (id: string, like: string): string => like.slice(0, like.length - publishedId(like).length) + id;

const keyOf = (id: string): string => id.replace(/[^A-Za-z0-9]/g, '').slice(-24) || 'form';
