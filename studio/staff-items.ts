import { AddCircleIcon } from '@sanity/icons/AddCircle';
import { UsersIcon } from '@sanity/icons/Users';
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { NewDealerPane } from '@/studio/new-dealer/new-dealer-pane.tsx';
import { studioRuntime } from '@/studio/platform/runtime-config.ts';
import { StaffPane } from '@/studio/staff/staff-pane.tsx';

/** For administrators: a form that makes a dealer's site. */
export function newDealerItem(S: StructureBuilder): ListItemBuilder {
  const title = 'New dealer';
  const child = S.component(NewDealerPane).id('new-dealer').title(title);
  return S.listItem().id('new-dealer').title(title).icon(AddCircleIcon).child(child);
}

type NamedSite = { name: string | null; slug: string | null; hosts: string[] | null };

/** For administrators: who signs in to edit a site. A hosted project has Sanity's own members. */
export function staffItem(S: StructureBuilder, siteId: string, { name, slug, hosts }: NamedSite): ListItemBuilder[] {
  const { embedded } = studioRuntime(window.forecourtStudio, window.location.origin);
  if (!embedded) return [];
  const child = S.component(StaffPane).id('staff').title('Staff').options({ siteId, slug, name, hosts });
  return [S.listItem().id('staff').title('Staff').icon(UsersIcon).child(child)];
}
