import { ControlsIcon } from '@sanity/icons/Controls';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { HomeIcon } from '@sanity/icons/Home';
import { PackageIcon } from '@sanity/icons/Package';
import { StackIcon } from '@sanity/icons/Stack';
import { TagIcon } from '@sanity/icons/Tag';
import { UsersIcon } from '@sanity/icons/Users';
import type { ListItemBuilder, StructureBuilder, StructureResolver, StructureResolverContext } from 'sanity/structure';
import { siteOfHost, studioHost } from '@/studio/host-site.ts';
import { type OwnedType, type Owner, ownedTypes, startOf } from '@/studio/owned-types.ts';

const apiVersion = '2025-03-04';

/** A site is picked first, then only that site's things are listed; what several sites share stands apart (CMS-01, CFG-04). */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('root')
    .title('Forecourt')
    .items([
      ...thisSite(S, context),
      S.listItem().id('sites').title('All sites').icon(EarthGlobeIcon).child(siteList(S, context)),
      S.divider(),
      S.listItem().id('templates').title('Templates').icon(StackIcon).child(templateList(S)),
      S.documentTypeListItem('manufacturer').title('Manufacturers').icon(TagIcon),
      S.documentTypeListItem('dealerGroup').title('Dealer groups').icon(UsersIcon),
      S.listItem().id('shared').title('Shared by all sites').icon(PackageIcon).child(sharedLists(S)),
    ]);

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
  return S.list()
    .id(siteId || 'no-site')
    .title(site?.name ?? 'This host belongs to no site')
    .items(
      site
        ? [
            ...ownedTypes.map((owned) => ownedList(S, owned, 'site', siteId)),
            S.divider(),
            S.listItem()
              .id('settings')
              .title('Dealer settings')
              .icon(ControlsIcon)
              .child(
                S.document()
                  .schemaType('dealerOverride')
                  .documentId(`override-${site.slug}`)
                  .initialValueTemplate(startOf('dealerOverride', 'site'), { id: siteId }),
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
          ...ownedTypes.filter(({ template }) => template).map((owned) => ownedList(S, owned, 'template', templateId)),
        ]),
    );
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
        .initialValueTemplates([S.initialValueTemplateItem(startOf(type, owner), { id })])
        .defaultOrdering([{ field: order, direction: 'asc' }]),
    );
}

function documentItem(S: StructureBuilder, type: string, id: string, title: string) {
  return S.listItem().id('document').title(title).schemaType(type).child(S.document().schemaType(type).documentId(id));
}
