import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type InputProps, useClient } from 'sanity';
import { siteOfDocument } from '@/schemas/fields/stock-matches.ts';

/** Typing a stock number is many changes: the search is asked when they pause. */
const pauseMs = 400;

type Rules = { pinned?: string[]; hidden?: string[]; olderThanDays?: number; site?: { _ref?: string } };
type Car = { stockNumber: string; name: string; price: string };

export const isSearchRules = ({ path, schemaType }: Pick<InputProps, 'path' | 'schemaType'>): boolean =>
  path.length === 0 && schemaType.name === 'searchRules';

/** The form of a site's search rules says above its fields which cars come first by them now. */
export function FirstCarsInput(props: InputProps) {
  const rules = (props.value ?? {}) as Rules;
  const cars = useFirstCars(rules);
  return (
    <Stack gap={4}>
      <Card tone={cars === null ? 'transparent' : 'positive'} padding={3} radius={2} role="status">
        <Stack gap={3}>
          <Text size={1} weight="semibold">
            {cars === null ? 'The search cannot be asked right now.' : 'With these rules alone, these come first now:'}
          </Text>
          {cars?.map(({ stockNumber, name, price }, at) => (
            <Text size={1} key={stockNumber}>
              {at + 1}. {name}, {stockNumber} {price}
              {rules.pinned?.includes(stockNumber) && ' (first by your choice)'}
            </Text>
          ))}
          {cars && missing(rules, cars).length > 0 && (
            <Text size={1}>Not among them: {missing(rules, cars).join(', ')}. Is it in stock on this site?</Text>
          )}
        </Stack>
      </Card>
      {props.renderDefault(props)}
    </Stack>
  );
}

/** The chosen ones that should stand in sight and do not. */
const missing = ({ pinned = [] }: Rules, cars: readonly Car[]): string[] =>
  pinned.slice(0, cars.length).filter((number) => cars.every(({ stockNumber }) => stockNumber !== number));

/** Null while there is no answer. */
function useFirstCars({ pinned, hidden, olderThanDays, site }: Rules): Car[] | null {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [cars, setCars] = useState<Car[] | null>(null);
  const siteId = site?._ref;
  const asked = JSON.stringify({ pinned, hidden, olderThanDays });
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const slug = await siteOfDocument(siteId ? { site: { _ref: siteId } } : undefined, client).catch(() => null);
      const found = await firstCars(slug, JSON.parse(asked));
      if (!gone) setCars(found);
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [asked, siteId, client]);
  return cars;
}

async function firstCars(
  site: string | null,
  { pinned = [], hidden = [], olderThanDays }: Rules,
): Promise<Car[] | null> {
  const asked = new URLSearchParams(site ? { site } : {});
  for (const number of pinned) if (number) asked.append('pinned', number);
  for (const number of hidden) if (number) asked.append('hidden', number);
  if (olderThanDays) asked.set('olderThanDays', String(olderThanDays));
  try {
    const answer = await fetch(`/api/first-cars?${asked}`);
    const { cars }: { cars?: Car[] } = answer.ok ? await answer.json() : {};
    return cars ?? null;
  } catch {
    return null;
  }
}
