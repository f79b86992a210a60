import {
  type HelpStep,
  isHelpStep,
  proposedSteps,
  shownHelper,
  withProposals,
} from '@/domain/purchases/purchase-help.ts';
import { type StepLine, stepLines } from './purchase-lines.ts';
import { type PurchaseView, type Requested, type ViewServices, viewPurchase } from './view-purchase.ts';

/** A step that staff filled in, as it reads before it counts. */
export type ProposedLine = Omit<StepLine, 'step'> & { step: HelpStep; proposal: string; by: string };
/** `left`: what is left to pay with all of it. */
export type ProposedView = { lines: readonly ProposedLine[]; left: string };

/**
 * What staff filled in, with the sums of a purchase that has it; `accepted` as for the shopper's own
 * view. Null for nothing, and once the purchase is sent.
 */
export async function proposedView(
  services: ViewServices,
  { purchase, vehicle, dealership }: PurchaseView,
  { site, accepted, now }: Pick<Requested, 'site' | 'accepted' | 'now'>,
): Promise<ProposedView | null> {
  if (!purchase || purchase.sentAt || proposedSteps(purchase.proposals).length === 0) return null;
  const { proposals } = purchase;
  const choices = withProposals(purchase.choices, proposals);
  const view = await viewPurchase(services, { site, vehicle, purchase: { ...purchase, choices }, accepted, now });
  const lines = stepLines(view).flatMap(({ step, ...line }) => {
    const proposed = isHelpStep(step) ? proposals[step] : undefined;
    if (!isHelpStep(step) || !proposed) return [];
    return [{ ...line, step, proposal: proposed.id, by: shownHelper(proposed.by, dealership.site.name) }];
  });
  return { lines, left: view.sums.left };
}
