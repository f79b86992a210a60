import { type LeadMail, mailOf } from '@/domain/leads/lead-message.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { counted } from '@/domain/vocabulary/counted.ts';
import { grouped } from '@/domain/vocabulary/grouped.ts';
import { type CarFigures, type FigureSummary, isUnasked, type LeadRow, type Pair } from './figure-summary.ts';
import { changeText, halfText } from './figure-text.ts';
import { weekLabel } from './figure-weeks.ts';

type WeeklyMailOptions = {
  /** Of the dealer. */
  name: string;
  /** Of the dealer's own site. */
  origin: string;
  summary: FigureSummary;
  /** Of cars that the site lists, by slug. */
  names: ReadonlyMap<string, string>;
};

const max = 5;

/** The cars that were viewed the most without an enquiry. */
export const unaskedCars = ({ cars }: Pick<FigureSummary, 'cars'>): CarFigures[] =>
  cars.filter(isUnasked).slice(0, max);

/** The week that ended on Sunday beside the one before, for the dealer's staff (ANL-01): counts alone. */
export function weeklyMail({ name, origin, summary, names }: WeeklyMailOptions): LeadMail {
  const { weeks, visits, enquiries, reservations } = summary;
  const week = weekLabel(weeks.days);
  const lines = linesOf(summary, names).filter(({ text }) => text !== '');
  const facts = [
    visits.now === 0 ? 'no visits counted' : counted(visits.now, 'visits'),
    enquiries.now > 0 && counted(enquiries.now, 'enquiries'),
    reservations.now > 0 && counted(reservations.now, 'reservations'),
  ];
  const figures = `${origin}${pathOfRoute('deskFigures')}`;
  return mailOf({
    subject: `Week of ${week}: ${facts.filter(Boolean).join(', ')}`,
    opening: `${name}, ${week}, compared with ${weekLabel(weeks.daysBefore)}.${visits.now === 0 ? uncounted : ''}`,
    lines,
    closing: `All figures, day by day:\n${figures}\n\nThis mail goes out each Monday to the addresses under “Weekly figures by mail” in the office settings of ${name}. To stop receiving it, have your address removed there.`,
    origin,
  });
}

const uncounted =
  '\n\nNo visits were counted this week. Either no shoppers came, or their browsers sent no figures: those that block scripts send none. Enquiries and reservations below are complete.';

function linesOf(summary: FigureSummary, names: WeeklyMailOptions['names']) {
  const { visits, results, emptyResults, views, saves, calls, enquiries, half, reservations, terms } = summary;
  const nothing = terms.filter((term) => term.nothing > 0).toSorted((one, other) => other.nothing - one.nothing);
  const halves = enquiries.now > 0 ? `\nHalf taken up within: ${halfText(half.now)}` : '';
  return [
    { label: 'Visits', text: seen(visits) },
    { label: 'Search results viewed', text: seen(results) },
    { label: 'Search results without a car', text: results.now > 0 ? pairText(emptyResults) : '' },
    {
      label: 'Typed, and nothing found',
      text: nothing
        .slice(0, max)
        .map((term) => `“${term.phrase}” ${counted(term.nothing, 'times')}`)
        .join('\n'),
    },
    { label: 'Car views', text: seen(views) },
    { label: 'Cars saved', text: views.now > 0 ? pairText(saves) : seen(saves) },
    { label: 'Taps on a phone number', text: seen(calls) },
    { label: 'Enquiries', text: `${pairText(enquiries)}${halves}` },
    { label: 'Enquiries by source', text: summary.leadSources.map(sourceText).join('\n') },
    { label: 'Reservations', text: pairText(reservations) },
    { label: 'From visit to reservation', text: funnelText(summary) },
    {
      label: 'Viewed, but not enquired about',
      text: unaskedCars(summary)
        .map((car) => `${names.get(car.slug) ?? car.slug}: ${counted(car.views, 'views')}, ${grouped(car.saves)} saved`)
        .join('\n'),
    },
  ];
}

/** What browsers send: without any it is left out, as none may have been sent. */
const seen = (pair: Pair): string => (pair.now + pair.before === 0 ? '' : pairText(pair));

function pairText(pair: Pair): string {
  const { now, before } = pair;
  if (now + before === 0) return 'None, as the week before';
  const change = before === 0 ? '' : ` (${changeText(pair)})`;
  return `${now === 0 ? 'None' : grouped(now)}, ${before === 0 ? 'none' : grouped(before)} the week before${change}`;
}

const sourceText = ({ title, half, ...pair }: LeadRow): string =>
  `${title}: ${pairText(pair)}${pair.now === 0 ? '' : `, half taken up within: ${halfText(half)}`}`;

function funnelText({ visits, views, enquiries, reservations }: FigureSummary): string {
  if (visits.now === 0) return '';
  const steps = [
    counted(visits.now, 'visits'),
    counted(views.now, 'car views'),
    counted(enquiries.now, 'enquiries'),
    counted(reservations.now, 'reservations'),
  ];
  return `${steps.join(', ')}. Counts, not people.`;
}
