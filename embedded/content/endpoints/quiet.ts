import { type Call, type Endpoint, type HttpResponse, json, param } from '../http/call.ts';
import { isPublishedId, publishedId } from '../store/document-id.ts';

/**
 * Requests of the Studio about features that this service does not have: responses that keep its
 * console quiet.
 */
export function always(body: unknown): Endpoint {
  return () => json(body);
}

export function getHealth(call: Call): HttpResponse {
  return json({ ok: true, ...call.service.figures() });
}

export function getAuthId(call: Call): HttpResponse {
  return json({ id: call.caller.id, expiry: null });
}

/** Documents that would lose a reference when this one is deleted. Its own draft is not one of them. */
export function getReferencesTo(call: Call): HttpResponse {
  const id = publishedId(param(call, 'id'));
  const referrers = call.visible.documents.referrersOf(id).filter((referrer) => publishedId(referrer) !== id);
  const references = referrers.map((documentId) => ({
    documentId,
    datasetName: null,
    projectId: null,
    isPublished: isPublishedId(documentId),
  }));
  // The Studio requests here the references from OTHER datasets; those of this one it finds by a
  // query.
  const excluded = call.query.get('excludeInternalReferences') === 'true';
  return json(excluded ? { totalCount: 0, references: [] } : { totalCount: references.length, references });
}
