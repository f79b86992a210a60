import { LockIcon } from '@sanity/icons/Lock';
import type { StructureBuilder } from 'sanity/structure';
import { officeId } from '@/domain/site/owned-documents.ts';
import { ImpactView } from '@/studio/impact/impact-view.tsx';
import { isLayer } from '@/studio/impact/sharable.ts';
import { type AnyOwner, startOf } from '@/studio/platform/owned-types.ts';

/** The item's id is the document's: otherwise links to the document would open an empty pane. */
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

/** The form of a shared document, with a view of what a publish will change. */
export function withImpact(S: StructureBuilder, type: string) {
  return (id: string) => S.document().schemaType(type).documentId(id).views(impactViews(S));
}

/** The form of office settings, which no page shows, of a site or a layer (docs/rights.md). */
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
