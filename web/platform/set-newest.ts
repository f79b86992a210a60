/**
 * Sets an entry as the newest of a bounded map, and drops the oldest beyond `max`; an entry that is set again
 * becomes the newest.
 */
export function setNewest<Key, Value>(map: Map<Key, Value>, key: Key, value: Value, max: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= max) return;
    map.delete(oldest);
  }
}
