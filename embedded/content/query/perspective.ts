import type { StoredDocument } from '../store/document.ts';
import { idInBundle, isPublishedId, publishedId } from '../store/document-id.ts';
import type { DocumentMemory } from '../store/memory.ts';
import type { DocumentSource } from './source.ts';

/** Which documents a query sees: every one as stored, or for each document the first of these bundles that has it. */
export type Perspective = 'raw' | readonly string[];

/** `published`, `drafts`, `previewDrafts`, `raw`, or a list of release names; the strongest layer comes first. */
export function parsePerspective(value: string | undefined, fallback: Perspective): Perspective {
  if (!value) return fallback;
  const names = value.split(',').map((name) => name.trim());
  if (names.includes('raw')) return 'raw';
  const layers = names
    .map((name) => (name === 'previewDrafts' ? 'drafts' : name))
    .filter((name) => name !== 'published');
  return [...layers, 'published'];
}

export type MayRead = (document: StoredDocument) => boolean;

/** Documents as stored, ids with their `drafts.` prefix. */
export function rawSource(memory: DocumentMemory, mayRead: MayRead): DocumentSource {
  const visible = (ids: Iterable<string>) => {
    const found: StoredDocument[] = [];
    for (const id of ids) {
      const document = memory.get(id);
      if (document && mayRead(document)) found.push(document);
    }
    return found;
  };
  return {
    get: (id) => visible([id])[0],
    all: () => [...memory.all()].filter(mayRead),
    ofTypes: (types) => visible(new Set(types.flatMap((type) => [...memory.idsOfType(type)]))),
    referencing: (ids) => visible(new Set(ids.flatMap((id) => [...memory.referrersOf(id)]))),
  };
}

/** A draft shown in the place of its published document keeps its own id in `_originalId`. */
const overlays = new WeakMap<StoredDocument, StoredDocument>();

function overlay(document: StoredDocument): StoredDocument {
  const cached = overlays.get(document);
  if (cached) return cached;
  const shown = { ...document, _id: publishedId(document._id), _originalId: document._id };
  overlays.set(document, shown);
  return shown;
}

class LayeredSource implements DocumentSource {
  readonly #memory: DocumentMemory;
  readonly #layers: readonly string[];
  readonly #mayRead: MayRead;
  readonly #plain: boolean;

  constructor(memory: DocumentMemory, layers: readonly string[], mayRead: MayRead) {
    this.#memory = memory;
    this.#layers = layers;
    this.#mayRead = mayRead;
    this.#plain = layers.length === 1;
  }

  get(id: string): StoredDocument | undefined {
    // As hosted: under a perspective a document has its published id alone.
    if (!isPublishedId(id)) return undefined;
    for (const layer of this.#layers) {
      const document = this.#memory.get(idInBundle(id, layer));
      if (document && this.#mayRead(document)) return this.#plain ? document : overlay(document);
    }
    return undefined;
  }

  all(): StoredDocument[] {
    const ids = new Set<string>();
    for (const document of this.#memory.all()) ids.add(publishedId(document._id));
    return this.#pick(ids, () => true);
  }

  ofTypes(types: readonly string[]): StoredDocument[] {
    const ids = types.flatMap((type) => [...this.#memory.idsOfType(type)]);
    return this.#pick(new Set(ids.map(publishedId)), (document) => types.includes(document._type));
  }

  referencing(targets: readonly string[]): StoredDocument[] {
    const wanted = new Set(targets.flatMap((target) => [...this.#memory.referrersOf(target)]));
    const shown = (document: StoredDocument) => wanted.has(String(document._originalId ?? document._id));
    return this.#pick(new Set([...wanted].map(publishedId)), shown);
  }

  #pick(ids: Iterable<string>, fits: (document: StoredDocument) => boolean): StoredDocument[] {
    const found: StoredDocument[] = [];
    for (const id of ids) {
      const document = this.get(id);
      if (document && fits(document)) found.push(document);
    }
    return found;
  }
}

export function sourceOf(memory: DocumentMemory, perspective: Perspective, mayRead: MayRead): DocumentSource {
  return perspective === 'raw' ? rawSource(memory, mayRead) : new LayeredSource(memory, perspective, mayRead);
}
