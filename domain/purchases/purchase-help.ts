import { type HandoverChoice, keyOfStep, type PurchaseChoices, type PurchaseStep } from './purchase-choices.ts';

/** Steps that staff can fill in for a shopper: none of them is money or terms (CHK-05). */
export const helpSteps = ['handover', 'extras'] as const;
export type HelpStep = (typeof helpSteps)[number];

export const isHelpStep = (step: PurchaseStep): step is HelpStep => helpSteps.some((one) => one === step);

/**
 * A step as staff filled it in. It counts once the shopper agrees: until then the shopper's own choice is beside it. `by`: a name, empty for
 * none.
 */
type Proposed<Choice> = { id: string; by: string; choice: Choice };
export type PurchaseProposals = { handover?: Proposed<HandoverChoice>; extras?: Proposed<{ ids: string[] }> };

/** Help ends by itself so long after what the helper did last: they may have gone home, and the shopper would wait. */
const helpMs = 24 * 3_600_000;

/** The staff account that helps, since names are not unique; empty and null for none. */
type HelpedBy = { helperId: string; helpedAt: Date | null };

/** When help ends, or ended, epoch milliseconds; null where none was given, or it was handed back. */
export const helpEndsAt = ({ helperId, helpedAt }: HelpedBy): number | null =>
  helperId !== '' && helpedAt ? helpedAt.getTime() + helpMs : null;

/** The staff account that helps at that moment; empty for none. */
export const helperNow = (helped: HelpedBy, now: number): string =>
  now < (helpEndsAt(helped) ?? 0) ? helped.helperId : '';

/** A name as shoppers may read it: an address by which staff sign in is none. */
export const helperName = (name: string): string => (name.includes('@') ? '' : name.trim());

/** Who of the dealership it is, for its shopper. */
export const shownHelper = (name: string, dealer: string): string => helperName(name) || `Someone at ${dealer}`;

/** What staff write to the shopper, characters at most. */
export const maxNote = 500;

/** The choices as they would be, if the shopper agreed to all of it. */
export function withProposals(choices: PurchaseChoices, { handover, extras }: PurchaseProposals): PurchaseChoices {
  return {
    ...choices,
    ...(handover && { handover: handover.choice }),
    ...(extras && { extras: extras.choice }),
  };
}

export const proposedSteps = (proposals: PurchaseProposals): HelpStep[] => helpSteps.filter((step) => proposals[step]);

type Helped = { choices: PurchaseChoices; proposals: PurchaseProposals };

/** A step as a form showed it: a write that carries another mark was made beside a change, and is refused. */
export const stepMark = ({ choices, proposals }: Helped, step: HelpStep): string =>
  JSON.stringify([choices[keyOfStep[step]] ?? null, proposals[step]?.id ?? '']);
