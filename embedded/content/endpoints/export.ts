import type { Call, HttpResponse } from '../http/call.ts';
import type { StoredDocument } from '../store/document.ts';

/**
 * GET /data/export/:dataset: every document that the caller may read, as stored, a line each
 * (Sanity's export stream).
 */
export function getExport(call: Call): HttpResponse {
  const types = call.query.get('types')?.split(',') ?? [];
  const lines: string[] = [];
  for (const document of call.visible.documents.all()) {
    const wanted = types.length === 0 || types.includes(document._type);
    if (wanted) lines.push(JSON.stringify(withWholeAddress(document, call)));
  }
  return {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8' },
    body: lines.length > 0 ? `${lines.join('\n')}\n` : '',
  };
}

/** An export fetches the files too: an asset's address, relative elsewhere, is absolute here and carries a pass. */
function withWholeAddress(document: StoredDocument, call: Call): StoredDocument {
  const { path } = document;
  if (!/^sanity\.(image|file)Asset$/.test(document._type) || typeof path !== 'string') return document;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { ...document, url: `http://${call.request.headers.host}/${path}?pass=${call.service.exportPasses.of(name)}` };
}
