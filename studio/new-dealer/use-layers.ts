import { useEffect, useState } from 'react';
import type { SanityClient } from 'sanity';

type Layer = { value: string; title: string };
export type Layers = { templates: Layer[]; manufacturers: Layer[]; groups: Layer[] };

const list = (type: string) => `*[_type == "${type}" && defined(name)] | order(name asc){"value": _id, "title": name}`;
const query = `{
  "templates": ${list('template')}, "manufacturers": ${list('manufacturer')}, "groups": ${list('dealerGroup')}
}`;

/** What a site can inherit from; null while loading, `failed` if it cannot be read. */
export function useLayers(client: SanityClient): Layers | 'failed' | null {
  const [layers, setLayers] = useState<Layers | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    const adopt = (found: Layers | 'failed') => {
      if (!gone) setLayers(found);
    };
    client
      .withConfig({ perspective: 'published' })
      .fetch<Layers>(query)
      .then(adopt, () => adopt('failed'));
    return () => {
      gone = true;
    };
  }, [client]);
  return layers;
}
