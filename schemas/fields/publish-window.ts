import { defineField } from 'sanity';
import { checkMoment } from '@/schemas/fields/dates.ts';

/**
 * Returns an error when a window's end is not after its start, or `true`. Either end may be open
 * (CMS-03).
 */
export function checkWindow(startsAt: string | undefined, expiresAt: string | undefined): true | string {
  if (!startsAt || !expiresAt) return true;
  return Date.parse(expiresAt) > Date.parse(startsAt) ? true : 'The end must be later than the start.';
}

/**
 * The time in which shoppers see a document: from the start up to, but without, the end (NAV-01,
 * BLK-02).
 */
export const publishWindow = [
  defineField({
    name: 'startsAt',
    title: 'Show from',
    type: 'datetime',
    group: 'window',
    description: 'Leave empty to show at once.',
    validation: (rule) => rule.custom(checkMoment),
  }),
  defineField({
    name: 'expiresAt',
    title: 'Show until',
    type: 'datetime',
    group: 'window',
    description: 'At this moment it leaves the site by itself. Leave empty to keep it until you remove it.',
    validation: (rule) => [
      rule.custom(checkMoment),
      rule.custom((expiresAt: string | undefined, { document }) => checkWindow(textOf(document?.startsAt), expiresAt)),
      rule
        .custom((expiresAt: string | undefined) =>
          expiresAt && Date.parse(expiresAt) < Date.now()
            ? 'This moment is past: shoppers do not see it any more.'
            : true,
        )
        .warning(),
    ],
  }),
];

export const windowGroup = { name: 'window', title: 'Dates' };

/**
 * One line for previews, in the reader's own time zone: "1 Oct – 31 Oct", "until 31 Oct 2036" with
 * its year where that is not this one, or empty when always shown.
 */
export function windowLine(startsAt: string | undefined, expiresAt: string | undefined): string {
  if ([startsAt, expiresAt].some((iso) => iso && Number.isNaN(Date.parse(iso)))) return 'dates that are not understood';
  const thisYear = new Date().getFullYear();
  const ofOtherYear = [startsAt, expiresAt].some((iso) => iso && new Date(iso).getFullYear() !== thisYear);
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString('en-AU', {
      day: 'numeric',
      month: 'short',
      ...(ofOtherYear && { year: 'numeric' }),
    });
  if (startsAt && expiresAt) return `${day(startsAt)} – ${day(expiresAt)}`;
  if (startsAt) return `from ${day(startsAt)}`;
  return expiresAt ? `until ${day(expiresAt)}` : '';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
