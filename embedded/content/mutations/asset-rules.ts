import { forbidden } from '../problem.ts';
import type { MayRead } from '../query/perspective.ts';
import type { DocumentChange, StoredDocument } from '../store/document.ts';
import { publishedId } from '../store/document-id.ts';

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset'];
/** The ids that uploads get; a document of any type under one would block the bytes that it names. */
const assetId = /^(?:image|file)-[0-9a-f]{40}-/;

/**
 * Fields that name where an asset's bytes are and what they are: only the upload endpoint sets
 * them.
 */
export const serverFields = [
  'assetId',
  'extension',
  'metadata',
  'mimeType',
  'path',
  'sha1hash',
  'size',
  'uploadId',
  'uploadedBySites',
  'url',
] as const;

/**
 * Asset documents come from uploads: no mutation or action of any caller makes one, and none
 * changes the server's fields on the bytes. Deleting one and changing its texts is decided by the
 * grants. `upload` is the id that the upload endpoint writes itself.
 */
export function checkAssets(changes: readonly DocumentChange[], mayRead: MayRead, upload: string | undefined): void {
  for (const { id, before: stored, after } of changes) {
    if (id === upload || !after) continue;
    // Whether another person uploaded these very bytes is not revealed by the refusal.
    const before = stored && mayRead(stored) ? stored : null;
    if (!before && isAsset(after))
      throw forbidden('create', `Asset ${JSON.stringify(id)} is made by uploading its bytes`);
    if (before && isAsset(after) && !sameAsset(before, after))
      throw forbidden('update', `What the server says of the bytes of ${JSON.stringify(id)} cannot be changed`);
  }
}

const isAsset = ({ _id, _type }: StoredDocument): boolean =>
  assetTypes.includes(_type) || assetId.test(publishedId(_id));

const sameAsset = (before: StoredDocument, after: StoredDocument): boolean =>
  serverFields.every((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]));
