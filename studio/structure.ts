import { CalendarIcon } from '@sanity/icons/Calendar';
import { ControlsIcon } from '@sanity/icons/Controls';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { FolderIcon } from '@sanity/icons/Folder';
import { HomeIcon } from '@sanity/icons/Home';
import { PackageIcon } from '@sanity/icons/Package';
import { RocketIcon } from '@sanity/icons/Rocket';
import { StackIcon } from '@sanity/icons/Stack';
import { TagIcon } from '@sanity/icons/Tag';
import { UsersIcon } from '@sanity/icons/Users';
import type { ListItemBuilder, StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure';
import { CalendarPane } from '@/studio/calendar/calendar-pane.tsx';
import { ExplorerPane } from '@/studio/explorer/explorer-pane.tsx';
import { siteOfHost, studioHost } from '@/studio/host-site.ts';
import { layerOfType } from '@/studio/impact/impact.ts';
import { ImpactView } from '@/studio/impact/impact-view.tsx';
import {
  modelOfManufacturer,
  type OwnedFolder,
  type OwnedType,
  type Owner,
  ownedFolders,
  ownedTypes,
  promotions,
  startOf,
} from '@/studio/owned-types.ts';

const apiVersion = '2025-03-04';

/** A site is picked first, then only that site's things are listed; what several sites share stands apart (CMS-01, CFG-04). */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('root')
    .title('Forecourt')
    .items([...thisSite(S, context), ...(isAdministrator(context) ? platformItems(S, context) : [])]);

/** What staff of one dealer neither need nor may change. */
function platformItems(S: StructureBuilder, context: StructureResolverContext) {
  return [
    S.listItem().id('sites').title('All sites').icon(EarthGlobeIcon).child(siteList(S, context)),
    S.divider(),
    S.listItem().id('templates').title('Templates').icon(StackIcon).child(templateList(S)),
    S.listItem().id('manufacturers').title('Manufacturers').icon(TagIcon).child(manufacturerList(S)),
    S.listItem().id('groups').title('Dealer groups').icon(UsersIcon).child(groupList(S)),
    S.listItem().id('shared').title('Shared by all sites').icon(PackageIcon).child(sharedLists(S)),
  ];
}

function isAdministrator({ currentUser }: StructureResolverContext): boolean {
  return currentUser?.roles.some(({ name }) => name === 'administrator') ?? false;
}

/** The site on whose own host the studio runs comes first: its staff need no other. */
function thisSite(S: StructureBuilder, context: StructureResolverContext): ListItemBuilder[] {
  const here = studioHost(window.location);
  const known = context.getClient({ apiVersion }).fetch<string | null>(`*[${siteOfHost}][0]._id`, here);
  if (!here.slug && isNobodys(window.location.hostname)) return [];
  return [
    S.listItem()
      .id('this-site')
      .title('This site')
      .icon(HomeIcon)
      .child(async () => siteThings(S, context, (await known) ?? '')),
  ];
}

function isNobodys(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function siteList(S: StructureBuilder, context: StructureResolverContext) {
  return S.documentTypeList('site')
    .title('All sites')
    .defaultOrdering([{ field: 'name', direction: 'asc' }])
    .child((siteId) => siteThings(S, context, siteId));
}

async function siteThings(S: StructureBuilder, context: StructureResolverContext, siteId: string) {
  const client = context.getClient({ apiVersion });
  const site = await client.fetch<{ name: string; slug: string } | null>(
    `*[_id == $siteId][0]{name, "slug": slug.current}`,
    { siteId },
  );
  const overrideId = `override-${site?.slug}`;
  const settings = S.document()
    .schemaType('dealerOverride')
    .documentId(overrideId)
    .initialValueTemplate(startOf('dealerOverride', 'site'), { id: siteId });
  return S.list()
    .id(siteId || 'no-site')
    .title(site?.name ?? 'This host belongs to no site')
    .items(
      site
        ? [
            ...folders(S, ownedFolders(), 'site', siteId),
            S.divider(),
            S.listItem().id(overrideId).title('Dealer settings').icon(ControlsIcon).child(settings),
            S.listItem()
              .id('overrides')
              .title('Overrides')
              .icon(StackIcon)
              .child(
                S.component(ExplorerPane)
                  .id('overrides')
                  .title('Overrides')
                  .options({ siteId })
                  .canHandleIntent((intent, { id }) => intent === 'edit' && id === overrideId)
                  .child(settings),
              ),
            documentItem(S, 'site', siteId, 'Name, hosts and layers'),
          ]
        : [],
    );
}

function templateList(S: StructureBuilder) {
  return S.documentTypeList('template')
    .title('Templates')
    .child((templateId) =>
      S.list()
        .id(templateId)
        .title('Template')
        .items([
          documentItem(S, 'template', templateId, 'Template settings'),
          S.divider(),
          ...folders(S, ownedFolders(ownedTypes.filter(({ template }) => template)), 'template', templateId),
        ]),
    );
}

/** A manufacturer's models and offers are every dealer's of that brand, until a dealer has its own. */
function manufacturerList(S: StructureBuilder) {
  return S.documentTypeList('manufacturer')
    .title('Manufacturers')
    .child((id) =>
      S.list()
        .id(id)
        .title('Manufacturer')
        .items([documentItem(S, 'manufacturer', id, 'Manufacturer settings'), S.divider(), modelsOfBrand(S, id)]),
    );
}

function groupList(S: StructureBuilder) {
  return S.documentTypeList('dealerGroup')
    .title('Dealer groups')
    .child((id) =>
      S.list()
        .id(id)
        .title('Group')
        .items([documentItem(S, 'dealerGroup', id, 'Group settings')]),
    );
}

function modelsOfBrand(S: StructureBuilder, id: string) {
  const list = S.documentList()
    .id('model')
    .title('Models of all its dealers')
    .schemaType('model')
    .filter('_type == "model" && manufacturer._ref == $id && !defined(site) && !defined(template)')
    .params({ id })
    .apiVersion(apiVersion)
    .defaultOrdering([{ field: 'order', direction: 'asc' }])
    .initialValueTemplates([S.initialValueTemplateItem(modelOfManufacturer, { id })]);
  return S.listItem().id('model').title('Models').icon(RocketIcon).schemaType('model').child(list);
}

function sharedLists(S: StructureBuilder) {
  return S.list()
    .id('shared')
    .title('Shared by all sites')
    .items(
      ownedTypes
        .filter(({ template }) => template)
        .map(({ type, title, icon, order }) =>
          S.listItem()
            .id(type)
            .title(title)
            .icon(icon)
            .schemaType(type)
            .child(
              S.documentList()
                .id(type)
                .title(title)
                .schemaType(type)
                .filter('_type == $type && !defined(site) && !defined(template)')
                .params({ type })
                .apiVersion(apiVersion)
                .defaultOrdering([{ field: order, direction: 'asc' }]),
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

function calendarItem(S: StructureBuilder, siteId: string): ListItemBuilder {
  const title = 'What runs when';
  return S.listItem()
    .id('calendar')
    .title(title)
    .icon(CalendarIcon)
    .child(S.component(CalendarPane).id('calendar').title(title).options({ siteId }));
}

/** `initialValueTemplates` comes last: the builder forgets it at the next call, and new documents would belong to nobody. */
function ownedList(S: StructureBuilder, { type, title, icon, order }: OwnedType, owner: Owner, id: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .schemaType(type)
    .child(
      S.documentList()
        .id(type)
        .title(title)
        .schemaType(type)
        .filter(`_type == $type && ${owner}._ref == $id`)
        .params({ type, id })
        .apiVersion(apiVersion)
        .defaultOrdering([{ field: order, direction: 'asc' }])
        .initialValueTemplates([S.initialValueTemplateItem(startOf(type, owner), { id })]),
    );
}

/** The item has the document's id: links to the document would lead to an empty pane otherwise. */
function documentItem(S: StructureBuilder, type: string, id: string, title: string) {
  const document = S.document().schemaType(type).documentId(id);
  const views = [S.view.form(), S.view.component(ImpactView).id('impact').title('What will change')];
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(layerOfType(type) ? document.views(views) : document);
}
