import { type BrowserStore, readList, writeList } from '@/parts/saved-cars/browser-list.ts';

type Sections = { site: string; listId: string; store: BrowserStore; signal: AbortSignal };

const name = 'open-sections';
const isTitle = (entry: unknown): entry is string => typeof entry === 'string';

/**
 * If the shopper used a section before the script ran, the sections stay as they are and are
 * stored.
 */
export function rememberSections({ site, listId, store, signal }: Sections): void {
  const sections = [...(document.getElementById(listId)?.querySelectorAll('details') ?? [])];
  const touched = sections.some(({ open }) => open);
  const open = new Set(readList(store, site, name, isTitle));
  for (const section of sections) {
    if (!touched) section.open = open.has(titleOf(section));
    section.addEventListener('toggle', () => note(sections, site, store), { signal });
  }
  if (touched) note(sections, site, store);
}

const note = (sections: readonly HTMLDetailsElement[], site: string, store: BrowserStore): void =>
  writeList(store, site, name, sections.filter(({ open }) => open).map(titleOf));

const titleOf = (section: HTMLDetailsElement): string => section.querySelector('summary b')?.textContent ?? '';
