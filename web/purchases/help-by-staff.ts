import { z } from 'zod';
import { cleanText } from '@/domain/leads/clean-text.ts';
import type { StepProblem } from '@/domain/purchases/choose-step.ts';
import type { PurchaseChoices } from '@/domain/purchases/purchase-choices.ts';
import { type HelpStep, helpSteps, maxNote } from '@/domain/purchases/purchase-help.ts';
import { handoverText } from '@/domain/purchases/purchase-words.ts';
import {
  type Helper,
  type HelpResult,
  handBack,
  helpWith,
  proposeStep,
  writeNote,
} from '@/web/records/purchase-help.ts';
import { chooseOffered } from './choose-offered.ts';
import { findOpenPurchase } from './desk-purchase.ts';
import { offerOfView } from './offer-of-view.ts';
import type { PurchaseView, ViewServices } from './view-purchase.ts';

/** Browsers post the end of a line as two characters, and count it as one. */
const noteText = (text: string): string => cleanText(text).replaceAll('\r\n', '\n');

/** How staff help; a form of the desk posts it. */
export const staffHelp = z.discriminatedUnion('action', [
  z.object({ action: z.literal('help'), helper: z.string().max(200).default('') }),
  z.object({ action: z.literal('hand-back') }),
  z.object({
    action: z.literal('note'),
    note: z.string().max(2_000).transform(noteText).pipe(z.string().trim().max(maxNote)),
  }),
  z.object({ action: z.literal('step'), step: z.enum(helpSteps), mark: z.string().max(5_000) }),
]);
type StaffHelp = z.output<typeof staffHelp>;

/** Why nothing was stored. */
type HelpFailure = Exclude<HelpResult, 'done'> | 'gone' | StepProblem;

type Posted = Readonly<Record<string, string>>;

/** Helps with a purchase; null for done. Nothing of it is paid, sent, or agreed to for its shopper. */
export async function helpByStaff(
  services: ViewServices,
  who: Helper,
  help: StaffHelp,
  posted: Posted,
): Promise<HelpFailure | null> {
  const result = await act(services, who, help, posted);
  return result === 'done' ? null : result;
}

function act(services: ViewServices, who: Helper, help: StaffHelp, posted: Posted): Promise<'done' | HelpFailure> {
  const { database } = services.records;
  switch (help.action) {
    case 'help':
      return helpWith(database, who, help.helper);
    case 'hand-back':
      return handBack(database, who);
    case 'note':
      return writeNote(database, who, help.note);
    case 'step':
      return fillIn(services, who, help, posted);
  }
}

/** Only what is offered now can be filled in, by the rules of the shopper's own form. */
async function fillIn(
  services: ViewServices,
  who: Helper,
  { step, mark }: { step: HelpStep; mark: string },
  posted: Posted,
): Promise<'done' | HelpFailure> {
  const found = await findOpenPurchase(services, { slug: who.seller }, who.purchase, Date.now());
  if (!found) return 'not-yours';
  if (!found.view) return 'gone';
  const chosen = await chooseOffered(services.geocoding, step, posted, offerOfView(found.view, null));
  if ('problem' in chosen) return chosen.problem;
  const { handover, extras } = chosen.choices;
  const summary = choiceText(found.view, chosen.choices);
  const { database } = services.records;
  if (handover) return proposeStep(database, who, { step: 'handover', choice: handover, mark, says: summary });
  if (extras) return proposeStep(database, who, { step: 'extras', choice: extras, mark, says: summary });
  return 'choose';
}

/** A choice as a short text, for the history. */
function choiceText({ offered, dealership }: PurchaseView, { handover, extras }: PurchaseChoices): string {
  if (extras)
    return (
      offered
        .filter(({ id }) => extras.ids.includes(id))
        .map(({ name }) => name)
        .join(', ') || 'None'
    );
  if (!handover) return '';
  const placeName = dealership.place?.name ?? dealership.site.name;
  if (handover.way === 'delivery') return `Delivery to ${handover.postcode}`;
  return handoverText({ ...handover, placeName, gone: false });
}
