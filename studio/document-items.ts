import { LockIcon } from '@sanity/icons/Lock';
import type { StructureBuilder } from 'sanity/structure';
import { officeId } from '@/domain/site/owned-documents.ts';
import { ImpactView } from '@/studio/impact/impact-view.tsx';
import { isLayer } from '@/studio/impact/sharable.ts';
import { type AnyOwner, startOf } from '@/studio/platform/owned-types.ts';

/** The item has the document's id: links to the document would lead to an empty pane otherwise. */
export function documentItem(S: StructureBuilder, type: string, id: string, title: string) {
  return S.listItem()
    .id(id)
    .title(title)
    .schemaType(type)
    .child(documentOf(S, type, id));
}

export const documentOf = (S: StructureBuilder, type: string, id: string) =>
  isLayer(type) ? withImpact(S, type)(id) : S.document().schemaType(type).documentId(id);

const impactViews = (S: StructureBuilder) => [
  S.view.form(),
  S.view.component(ImpactView).id('impact').title('What will change'),
];

/** The form of what several sites show, and beside it what a publish will change. */
export function withImpact(S: StructureBuilder, type: string) {
  return (id: string) => S.document().schemaType(type).documentId(id).views(impactViews(S));
}

/** What no page shows, of a site or of a layer under sites (docs/rights.md). */
export function officeForm(S: StructureBuilder, owner: AnyOwner, id: string) {
  const form = S.document().schemaType('siteOffice').documentId(officeId(id));
  return (owner === 'site' ? form : form.views(impactViews(S))).initialValueTemplate(startOf('siteOffice', owner), {
    id,
  });
}

export const officeItem = (S: StructureBuilder, owner: AnyOwner, id: string) =>
  S.listItem()
    .id(officeId(id))
    .title('Office settings')
    .icon(LockIcon)
    .child(officeForm(S, owner, id));
