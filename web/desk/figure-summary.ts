import { type VisitSource, visitFigure, visitSources } from '@/domain/events/figure-batch.ts';
import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { visitSource } from '@/domain/events/visit-source.ts';
import type { CarCount, DayCount, TermFigure, VitalCount } from '@/web/records/figure-report.ts';
import type { LeadFigure } from '@/web/records/lead-figures.ts';
import type { FigureWeeks } from './figure-weeks.ts';

/** The same of the week and of the week before. */
export type Pair<Value = number> = { now: Value; before: Value };
/** Seconds within which half of the enquiries were taken up: Infinity while more than half wait, null without an enquiry. */
export type Half = number | null;
export type FigureRow = Pair & { title: string };
export type LeadRow = FigureRow & { half: Half };
export type CarFigures = CarCount & { enquiries: number };

export type FigureParts = {
  weeks: FigureWeeks;
  counts: readonly DayCount[];
  cars: readonly CarCount[];
  vitals: readonly VitalCount[];
  terms: readonly TermFigure[];
  leads: readonly LeadFigure[];
  reservations: readonly Date[];
};
export type FigureSummary = ReturnType<typeof figureSummary>;

const { vehicleView, favourite, searchView, phone } = shopperEvents;
const week = 7;

/** What the desk's page of figures shows, of the rows that the records gave. */
export function figureSummary({ weeks, counts, cars, vitals, terms, leads, reservations }: FigureParts) {
  const middle = weeks.starts[week] ?? 0;
  const isNow = (at: Date) => at.getTime() >= middle;
  const sum = (fits: (row: DayCount) => boolean, from: number, to: number) =>
    counts.filter((row) => row.place >= from && row.place < to && fits(row)).reduce((all, { count }) => all + count, 0);
  const pair = (fits: (row: DayCount) => boolean): Pair => ({
    now: sum(fits, week, 2 * week),
    before: sum(fits, 0, week),
  });
  const of = (id: number) => (row: DayCount) => row.event === id;
  const visit = of(visitFigure);
  const [nowLeads, beforeLeads] = [
    leads.filter((lead) => isNow(lead.receivedAt)),
    leads.filter((lead) => !isNow(lead.receivedAt)),
  ];
  const rowsBy = (titleOf: (lead: LeadFigure) => string): LeadRow[] =>
    [...new Set(leads.map(titleOf))]
      .map((title) => {
        const own = nowLeads.filter((lead) => titleOf(lead) === title);
        const before = beforeLeads.filter((lead) => titleOf(lead) === title).length;
        return { title, now: own.length, before, half: halfOf(own) };
      })
      .sort((one, other) => other.now - one.now || other.before - one.before || (one.title < other.title ? -1 : 1));
  return {
    weeks,
    visits: pair(visit),
    visitDays: Array.from(
      { length: week },
      (_, at): Pair => ({
        now: sum(visit, week + at, week + at + 1),
        before: sum(visit, at, at + 1),
      }),
    ),
    visitsToday: sum(visit, 2 * week, Number.POSITIVE_INFINITY),
    visitSources: visitSources
      .map(
        (source): FigureRow => ({
          title: visitTitles[source],
          ...pair((row) => visit(row) && row.detail === source),
        }),
      )
      .filter(({ now, before }) => now + before > 0),
    views: pair(of(vehicleView.id)),
    saves: pair(of(favourite.id)),
    calls: pair(of(phone.id)),
    results: pair(of(searchView.id)),
    emptyResults: pair((row) => of(searchView.id)(row) && row.detail === 'none'),
    enquiries: { now: nowLeads.length, before: beforeLeads.length },
    half: { now: halfOf(nowLeads), before: halfOf(beforeLeads) },
    leadSources: rowsBy(({ link }) => leadTitles[sourceOfLink(link)]),
    leadKinds: rowsBy(({ category }) => category),
    waits: waits.map(({ title, from, to }): FigureRow => {
      const count = (some: readonly LeadFigure[]) =>
        waitsOf(some).filter((seconds) => seconds >= from && (seconds < to || to === Number.POSITIVE_INFINITY)).length;
      return { title, now: count(nowLeads), before: count(beforeLeads) };
    }),
    reservations: {
      now: reservations.filter(isNow).length,
      before: reservations.filter((at) => !isNow(at)).length,
    },
    vitals: vitalNames.map((name) => ({
      name,
      now: slowQuarter(vitals.filter((row) => row.vital === name && row.isLater)),
      before: slowQuarter(vitals.filter((row) => row.vital === name && !row.isLater)),
    })),
    cars: withEnquiries(cars, nowLeads),
    terms,
  };
}

const visitTitles: Record<VisitSource, string> = {
  direct: 'Typed, bookmarked or in an app',
  search: 'Search engines',
  social: 'Social networks',
  ads: 'Ads',
  email: 'Mail',
  other: 'Other sites',
};

/** A search engine's or another site's plain link carries no mark: an enquiry of it is one of "No mark". */
const leadTitles: Record<VisitSource, string> = { ...visitTitles, direct: 'No mark in the link' };

/** By the same rule as a visit's, of what the link carried. */
const sourceOfLink = (link: Readonly<Record<string, string>>): VisitSource =>
  visitSource('', new URL(`https://site.invalid/?${new URLSearchParams(link)}`)) ?? 'direct';

const hour = 3_600;
const waits = [
  { title: 'Within 15 min', from: 0, to: hour / 4 },
  { title: '15 to 60 min', from: hour / 4, to: hour },
  { title: '1 to 4 hours', from: hour, to: 4 * hour },
  { title: '4 to 24 hours', from: 4 * hour, to: 24 * hour },
  { title: 'Later, or not yet', from: 24 * hour, to: Number.POSITIVE_INFINITY },
] as const;

/**
 * How long enquiries waited; one that its shopper took back before staff took it up waits for
 * nothing.
 */
const waitsOf = (leads: readonly LeadFigure[]): number[] =>
  leads.flatMap(({ answeredSeconds, withdrawn }) =>
    answeredSeconds === null ? (withdrawn ? [] : [Number.POSITIVE_INFINITY]) : [Math.max(0, answeredSeconds)],
  );

function halfOf(leads: readonly LeadFigure[]): Half {
  const sorted = waitsOf(leads).sort((one, other) => (one === other ? 0 : one - other));
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null;
}

export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** The value that three in four visits stay within, of counts of buckets a tenth apart; null without any. CLS as it is, others in ms. */
export function slowQuarter(rows: readonly Omit<VitalCount, 'isLater'>[]): number | null {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { vital, bucket, count } of [...rows].sort((one, other) => one.bucket - other.bucket)) {
    seen += count;
    if (seen >= 0.75 * total) return vital === 'CLS' ? (bucket === 0 ? 0 : 1.1 ** bucket / 1_000) : 1.1 ** bucket;
  }
  return null;
}

/** Cars that were enquired about without a counted view are among them: who blocks scripts is not counted. */
function withEnquiries(cars: readonly CarCount[], leads: readonly LeadFigure[]): CarFigures[] {
  const enquiries = new Map<string, number>();
  for (const { slug } of leads) if (slug !== '') enquiries.set(slug, (enquiries.get(slug) ?? 0) + 1);
  const viewed = cars.map((car) => ({ ...car, enquiries: enquiries.get(car.slug) ?? 0 }));
  const seen = new Set(cars.map(({ slug }) => slug));
  const others = [...enquiries].filter(([slug]) => !seen.has(slug));
  return [
    ...viewed,
    ...others.map(([slug, count]) => ({ slug, views: 0, saves: 0, viewsBefore: 0, enquiries: count })),
  ];
}

/** Views in a week from which a car without an enquiry is listed. */
const manyViews = 10;
export const isUnasked = ({ views, enquiries }: CarFigures): boolean => enquiries === 0 && views >= manyViews;
