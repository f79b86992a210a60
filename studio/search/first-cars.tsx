import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { Curation } from '@/domain/stock/search/curation.ts';
import { publishedId, type RulesDocument, rulesTogether } from './rules-together.ts';

/** The number of cars in a response of `/api/first-cars`. */
const lines = 8;

/** The search runs when typing pauses, milliseconds. */
const pauseMs = 400;

/** The site's other published rules. */
const otherRules = `*[_type == "searchRules" && site._ref == $site && _id != $own && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
  | order(name asc, _id asc)[0...20]{_id, name, pinned, hidden, olderThanDays, rankedFirst, "synonyms": []}`;

type Car = { stockNumber: string; name: string; price: string };
type Shown = { cars: Car[]; rules: Curation; hasOthers: boolean };

/** `site` is a slug, null for the site of the studio's host, and undefined until it is loaded. */
type Props = { rules: RulesDocument; site: string | null | undefined };

/** The first cars on the site by all of its rules, with this form's current ones. */
export function FirstCars({ rules, site }: Props) {
  const shown = useFirstCars(rules, site);
  if (!shown)
    return (
      <Card tone="transparent" padding={3} radius={2} role="status">
        <Stack gap={3}>
          <Text size={1}>
            {shown === null ? 'Which cars come first cannot be seen right now.' : 'Which cars come first: one moment…'}
          </Text>
          <NoCars count={lines} />
        </Stack>
      </Card>
    );
  const { cars, rules: all } = shown;
  const missing = missingOf(all, cars);
  return (
    <Card tone="positive" padding={3} radius={2} role="status">
      <Stack gap={3}>
        <Text size={1} weight="semibold">
          {shown.hasOthers
            ? 'With this and the site’s other search rules, these come first now:'
            : 'With these rules, these come first now:'}
        </Text>
        {cars.map(({ stockNumber, name, price }, at) => (
          <Text size={1} key={stockNumber}>
            {at + 1}. {name}, {stockNumber} {price}
            {all.pinned.includes(stockNumber) && ' (first by your choice)'}
          </Text>
        ))}
        <NoCars count={lines - cars.length} />
        {missing.length > 0 && <Text size={1}>Not among them: {missing.join(', ')}. Is it in stock on this site?</Text>}
      </Stack>
    </Card>
  );
}

/** Empty lines in place of cars: the form below does not move when they come. */
const NoCars = ({ count }: { count: number }) =>
  Array.from({ length: Math.max(0, count) }, (_, at) => `line ${at}`).map((line) => (
    <Text size={1} key={line} aria-hidden>
      {'\u00a0'}
    </Text>
  ));

/** Pinned cars that should be visible but are not. */
const missingOf = ({ pinned, hidden }: Curation, cars: readonly Car[]): string[] =>
  pinned
    .slice(0, cars.length)
    .filter((number) => !hidden.includes(number) && cars.every(({ stockNumber }) => stockNumber !== number));

/** Undefined until the first response, null if it failed. */
function useFirstCars(rules: RulesDocument, site: Props['site']): Shown | null | undefined {
  const client = useClient({ apiVersion: '2025-03-04' });
  const [shown, setShown] = useState<Shown | null>();
  const { name, pinned, hidden, olderThanDays, rankedFirst } = rules;
  const own = publishedId(rules);
  const siteId = rules.site?._ref;
  const requested = JSON.stringify({ _id: own, name, pinned, hidden, olderThanDays, rankedFirst });
  useEffect(() => {
    if (site === undefined) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const params = { site: siteId ?? '', own };
      const others = await client.fetch<RulesDocument[]>(otherRules, params).catch(() => []);
      const all = rulesTogether(JSON.parse(requested), others);
      const cars = await firstCars(site, all);
      if (!gone) setShown(cars && { cars, rules: all, hasOthers: others.length > 0 });
    }, pauseMs);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [requested, own, site, siteId, client]);
  return shown;
}

async function firstCars(site: string | null, rules: Curation): Promise<Car[] | null> {
  const query = new URLSearchParams(site ? { site } : {});
  for (const number of rules.pinned) query.append('pinned', number);
  for (const number of rules.hidden) query.append('hidden', number);
  if (rules.olderThanDays) query.set('olderThanDays', String(rules.olderThanDays));
  if (rules.rankedFirst) query.set('rankedFirst', 'true');
  try {
    const response = await fetch(`/api/first-cars?${query}`);
    const { cars }: { cars?: Car[] } = response.ok ? await response.json() : {};
    return cars ?? null;
  } catch {
    return null;
  }
}
