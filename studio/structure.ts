import { CalendarIcon } from '@sanity/icons/Calendar';
import { ControlsIcon } from '@sanity/icons/Controls';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { FolderIcon } from '@sanity/icons/Folder';
import { HomeIcon } from '@sanity/icons/Home';
import { PackageIcon } from '@sanity/icons/Package';
import { SearchIcon } from '@sanity/icons/Search';
import { StackIcon } from '@sanity/icons/Stack';
import { TagIcon } from '@sanity/icons/Tag';
import { TrolleyIcon } from '@sanity/icons/Trolley';
import { UsersIcon } from '@sanity/icons/Users';
import type { ListItemBuilder, StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure';
import { officeId, promotions } from '@/domain/site/owned-documents.ts';
import { CalendarPane } from '@/studio/calendar/calendar-pane.tsx';
import { documentItem, documentOf, officeForm, officeItem, withImpact } from '@/studio/document-items.ts';
import { ExplorerPane } from '@/studio/explorer/explorer-pane.tsx';
import { isUnassignedHost, siteOfHost, studioHost } from '@/studio/platform/host-site.ts';
import {
  type OwnedFolder,
  type OwnedType,
  type Owner,
  ownedFolders,
  ownedTypes,
  startOf,
  startOfManufacturer,
  typesOfManufacturer,
} from '@/studio/platform/owned-types.ts';
import { ReportPane } from '@/studio/search-engines/report-pane.tsx';
import { newDealerItem, staffItem } from '@/studio/staff-items.ts';
import { StockPane } from '@/studio/stock/stock-pane.tsx';

const apiVersion = '2025-03-04';

/**
 * First choose a site, then see only its documents; shared ones are separate (CMS-01, CFG-04). A
 * dealer's staff start at the host's site.
 */
export const structure: StructureResolver = (S, context) => {
  const platform = isAdministrator(context);
  if (!platform && !isUnassignedHost(window.location)) return siteOfThisHost(S, context);
  return S.list()
    .id('root')
    .title('Forecourt')
    .items(platform ? [...thisSite(S, context), ...platformItems(S, context)] : [allSites(S, context)]);
};

/** Items for the platform's staff only. */
function platformItems(S: StructureBuilder, context: StructureResolverContext) {
  return [
    allSites(S, context),
    newDealerItem(S),
    S.divider(),
    S.listItem().id('templates').title('Templates').icon(StackIcon).child(templateList(S, context)),
    S.listItem().id('manufacturers').title('Manufacturers').icon(TagIcon).child(manufacturerList(S, context)),
    S.listItem().id('groups').title('Dealer groups').icon(UsersIcon).child(groupList(S, context)),
    S.listItem().id('shared').title('Shared by all sites').icon(PackageIcon).child(sharedLists(S)),
    stockItem(S, 'Stock imports', '*'),
  ];
}

function isAdministrator({ currentUser }: StructureResolverContext): boolean {
  return currentUser?.roles.some(({ name }) => name === 'administrator') ?? false;
}

const allSites = (S: StructureBuilder, context: StructureResolverContext) =>
  S.listItem().id('sites').title('All sites').icon(EarthGlobeIcon).child(siteList(S, context));

/** The host's site, first in the list. */
function thisSite(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder[] {
  if (isUnassignedHost(window.location)) return [];
  const child = () => siteOfThisHost(S, context);
  return [S.listItem().id('this-site').title('This site').icon(HomeIcon).child(child)];
}

async function siteOfThisHost(S: StructureBuilder, context: StructureResolverContext) {
  const here = studioHost(window.location);
  const existing = await withDrafts(context).fetch<string | null>(`*[${siteOfHost}][0]._id`, here);
  return siteThings(S, context, existing ?? '');
}

function siteList(S: StructureBuilder, context: StructureResolverContext) {
  return (
    S.documentTypeList('site')
      .title('All sites')
      .defaultOrdering([{ field: 'name', direction: 'asc' }])
      .child((siteId) => siteThings(S, context, siteId))
      // A site is made by New dealer: its staff have their rights by its id.
      .initialValueTemplates([])
  );
}

type OneSite = { name: string | null; slug: string | null; hosts: string[] | null; isCopy: boolean };
const siteQuery = `*[_id == $siteId][0]{
  name, "slug": slug.current, hosts, "isCopy": count(*[_type == "site" && slug.current == ^.slug.current && _id != ^._id]) > 0
}`;

async function siteThings(S: StructureBuilder, context: StructureResolverContext, siteId: string) {
  const site = await withDrafts(context).fetch<OneSite | null>(siteQuery, { siteId });
  // A new site has only its form; a copy may be incomplete, or still have its original's address.
  if (siteId !== '' && (!site?.slug || site.isCopy)) return documentOf(S, 'site', siteId);
  const itself = documentItem(S, 'site', siteId, 'Name, hosts and layers');
  const overrideId = `override-${site?.slug}`;
  const settings = S.document()
    .schemaType('dealerOverride')
    .documentId(overrideId)
    .initialValueTemplate(startOf('dealerOverride', 'site'), { id: siteId });
  const office = officeForm(S, 'site', siteId);
  return S.list()
    .id(siteId || 'no-site')
    .title(site?.name ?? 'This host belongs to no site of yours')
    .items(
      site
        ? [
            ...folders(S, ownedFolders(), 'site', siteId),
            S.divider(),
            stockItem(S, 'Stock', site.slug ?? ''),
            searchEnginesItem(S, siteId, site.slug ?? ''),
            S.listItem().id(overrideId).title('Dealer settings').icon(ControlsIcon).child(settings),
            officeItem(S, 'site', siteId),
            ...(isAdministrator(context) ? staffItem(S, siteId, site) : []),
            S.listItem()
              .id('overrides')
              .title('Overrides')
              .icon(StackIcon)
              .child(
                S.component(ExplorerPane)
                  .id('overrides')
                  .title('Overrides')
                  .options({ siteId })
                  .canHandleIntent((intent, { id }) => intent === 'edit' && [overrideId, officeId(siteId)].includes(id))
                  .child((id) => (id === overrideId ? settings : office)),
              ),
            itself,
          ]
        : [],
    );
}

/** Includes drafts. */
const withDrafts = ({ getClient }: StructureResolverContext) =>
  getClient({ apiVersion }).withConfig({ perspective: 'drafts' });

/** The name of a document, for the title of its list. */
async function nameOf(context: StructureResolverContext, id: string): Promise<string> {
  return (await withDrafts(context).fetch<string | null>('*[_id == $id][0].name', { id })) ?? 'Without a name';
}

function templateList(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('template')
    .title('Templates')
    .child(async (templateId) =>
      S.list()
        .id(templateId)
        .title(await nameOf(context, templateId))
        .items([
          documentItem(S, 'template', templateId, 'Template settings'),
          officeItem(S, 'template', templateId),
          S.divider(),
          ...folders(S, ownedFolders(ownedTypes.filter(({ template }) => template)), 'template', templateId),
        ]),
    );
}

/**
 * A manufacturer's models and vehicle pages apply to all its dealers, until they have their own.
 */
function manufacturerList(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('manufacturer')
    .title('Manufacturers')
    .child(async (id) =>
      S.list()
        .id(id)
        .title(await nameOf(context, id))
        .items([
          documentItem(S, 'manufacturer', id, 'Manufacturer settings'),
          officeItem(S, 'manufacturer', id),
          S.divider(),
          ...typesOfManufacturer.map((type) => listOfBrand(S, type, id)),
        ]),
    );
}

function groupList(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('dealerGroup')
    .title('Dealer groups')
    .child(async (id) =>
      S.list()
        .id(id)
        .title(await nameOf(context, id))
        .items([documentItem(S, 'dealerGroup', id, 'Group settings'), officeItem(S, 'group', id)]),
    );
}

/** Documents of a type that a filter leaves; `id` is its `$id`. */
function listOfType(
  S: StructureBuilder,
  { type, title, order }: Pick<OwnedType, 'type' | 'title' | 'order'>,
  filter: string,
  id?: string,
) {
  return S.documentList()
    .id(type)
    .title(title)
    .schemaType(type)
    .filter(`_type == $type && ${filter}`)
    .params({ type, ...(id !== undefined && { id }) })
    .apiVersion(apiVersion)
    .defaultOrdering([{ field: order, direction: 'asc' }]);
}

function listOfBrand(S: StructureBuilder, { type, title, icon, order }: OwnedType, id: string) {
  const filter = 'manufacturer._ref == $id && !defined(site) && !defined(template)';
  const list = listOfType(S, { type, title: `${title} of all its dealers`, order }, filter, id)
    .child(withImpact(S, type))
    .initialValueTemplates([S.initialValueTemplateItem(startOfManufacturer(type), { id })]);
  return S.listItem().id(type).title(title).icon(icon).schemaType(type).child(list);
}

function sharedLists(S: StructureBuilder) {
  return S.list()
    .id('shared')
    .title('Shared by all sites')
    .items(
      ownedTypes
        .filter(({ shared }) => shared)
        .map(({ type, title, icon, order }) =>
          S.listItem()
            .id(type)
            .title(title)
            .icon(icon)
            .schemaType(type)
            .child(
              listOfType(S, { type, title, order }, '!defined(site) && !defined(template)').child(withImpact(S, type)),
            ),
        ),
    );
}

function folders(S: StructureBuilder, shown: readonly OwnedFolder[], owner: Owner, id: string): ListItemBuilder[] {
  return shown.map(({ title, lists: [first, ...others] }) => {
    if (first && others.length === 0) return ownedList(S, first, owner, id);
    const lists = [first, ...others].flatMap((list) => (list ? [ownedList(S, list, owner, id)] : []));
    const folder = title.toLowerCase();
    if (title === promotions && owner === 'site') lists.unshift(calendarItem(S, id));
    return S.listItem().id(folder).title(title).icon(FolderIcon).child(S.list().id(folder).title(title).items(lists));
  });
}

/** Imports of one site, by its slug; "*" for all. */
function stockItem(S: StructureBuilder, title: string, site: string): ListItemBuilder {
  const child = S.component(StockPane).id('stock').title(title).options({ site });
  return S.listItem().id('stock').title(title).icon(TrolleyIcon).child(child);
}

function searchEnginesItem(S: StructureBuilder, siteId: string, site: string): ListItemBuilder {
  const title = 'Search engines';
  return S.listItem()
    .id('search-engines')
    .title(title)
    .icon(SearchIcon)
    .child(S.component(ReportPane).id('search-engines').title(title).options({ siteId, site }));
}

function calendarItem(S: StructureBuilder, siteId: string): ListItemBuilder {
  const title = 'What runs when';
  return S.listItem()
    .id('calendar')
    .title(title)
    .icon(CalendarIcon)
    .child(S.component(CalendarPane).id('calendar').title(title).options({ siteId }));
}

/**
 * `initialValueTemplates` must be last: other builder calls drop it, and new documents would have
 * no owner.
 */
function ownedList(S: StructureBuilder, { type, title, icon, order }: OwnedType, owner: Owner, id: string) {
  const list = listOfType(S, { type, title, order }, `${owner}._ref == $id`, id);
  const starts = [S.initialValueTemplateItem(startOf(type, owner), { id })];
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child((owner === 'template' ? list.child(withImpact(S, type)) : list).initialValueTemplates(starts));
}
