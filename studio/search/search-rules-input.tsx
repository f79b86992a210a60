import { Stack } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type InputProps, insert, type ObjectInputProps, setIfMissing, useClient } from 'sanity';
import { siteOfDocument } from '@/schemas/fields/stock-matches.ts';
import { FirstCars } from './first-cars.tsx';
import type { RulesDocument } from './rules-together.ts';
import { ShopperSearches } from './shopper-searches.tsx';

export const isSearchRules = (props: InputProps): props is ObjectInputProps =>
  props.path.length === 0 && props.schemaType.name === 'searchRules';

/**
 * Shows above the form of search rules which cars come first with them, and what shoppers searched
 * for.
 */
export function SearchRulesInput(props: ObjectInputProps) {
  const rules: RulesDocument = props.value ?? {};
  const site = useSlug(rules.site?._ref);
  const { onChange, readOnly } = props;
  const explain = (text: string) => {
    const rule = { _key: crypto.randomUUID().slice(0, 12), words: text };
    onChange([setIfMissing([], ['synonyms']), insert([rule], 'after', ['synonyms', -1])]);
  };
  return (
    <Stack gap={4}>
      <FirstCars rules={rules} site={site} />
      <ShopperSearches key={site} site={site} rules={rules} onExplain={readOnly ? null : explain} />
      {props.renderDefault(props)}
    </Stack>
  );
}

/** The slug of a site; null for that of the studio's host, undefined until it is loaded. */
function useSlug(siteId: string | undefined): string | null | undefined {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [slug, setSlug] = useState<string | null>();
  useEffect(() => {
    let gone = false;
    siteOfDocument(siteId ? { site: { _ref: siteId } } : undefined, client).then(
      (found) => {
        if (!gone) setSlug(found);
      },
      // Nothing of another site is shown in its place.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [siteId, client]);
  return slug;
}
