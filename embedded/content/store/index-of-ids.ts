export type IndexOfIds = Map<string, Set<string>>;

export function addTo(index: IndexOfIds, key: string, id: string): void {
  const ids = index.get(key);
  if (ids) ids.add(id);
  else index.set(key, new Set([id]));
}

export function removeFrom(index: IndexOfIds, key: string, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
