import type { ComponentType } from 'react';
import {
  type DocumentOwner,
  type OwnedDocument,
  ownedDocument,
  ownedDocuments,
} from '@/domain/site/owned-documents.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';

/** A list under a site and, where the kind has templates, under a template. */
export type OwnedType = {
  type: string;
  title: string;
  icon: ComponentType | undefined;
  order: string;
  template: boolean;
  /** Documents without an owner belong to all sites. */
  shared: boolean;
  folder?: string;
};
export type Owner = 'site' | 'template';
/** Owners under which a document can be created. */
export type AnyOwner = Exclude<DocumentOwner, 'all'>;

/** The lists in the order of the studio. */
export const ownedTypes: readonly OwnedType[] = Object.entries<OwnedDocument>(ownedDocuments).flatMap(
  ([type, { list, owners }]) =>
    list
      ? [{ type, ...list, icon: iconOf(type), template: owners.includes('template'), shared: owners.includes('all') }]
      : [],
);

type SingleType = { type: string; owners: readonly AnyOwner[] };

/** Kinds of which a site or layer has a single document, outside of lists. */
export const singleTypes: readonly SingleType[] = Object.entries<OwnedDocument>(ownedDocuments).flatMap(
  ([type, { list, owners }]) => (list ? [] : [{ type, owners: owners.filter((owner) => owner !== 'all') }]),
);

/** The title of a kind: "Promo tile". */
export const titleOf = (type: string): string => schemaOf(type)?.title ?? type;

function schemaOf(type: string) {
  return documentTypes.find(({ name }) => name === type);
}

function iconOf(type: string): ComponentType | undefined {
  return schemaOf(type)?.icon as ComponentType | undefined;
}

/** A folder with one or several lists. */
export type OwnedFolder = { title: string; lists: OwnedType[] };

/** The lists by folder, in order; a list outside of one is alone. */
export function ownedFolders(lists: readonly OwnedType[] = ownedTypes): OwnedFolder[] {
  const folders: OwnedFolder[] = [];
  for (const list of lists) {
    const title = list.folder ?? list.title;
    const last = folders.at(-1);
    if (last && last.title === title) last.lists.push(list);
    else folders.push({ title, lists: [list] });
  }
  return folders;
}

/** The lists under a manufacturer, shared by its dealers until they have their own. */
export const typesOfManufacturer = ownedTypes.filter(({ type }) =>
  ownedDocument(type)?.owners.includes('manufacturer'),
);

/** The id of the initial values for a document of a manufacturer. */
export const startOfManufacturer = (type: string): string => `${type}-of-manufacturer`;

/** The id of the initial values for a document of a site or layer. */
export function startOf(type: string, owner: AnyOwner): string {
  return `${type}-of-${owner}`;
}
