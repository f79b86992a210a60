import type { CarriedTradeIn } from '@/domain/leads/carried-trade-in.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { exceededText } from '@/domain/purchases/choose-step.ts';
import { type PurchaseStep, stepTitles } from '@/domain/purchases/purchase-choices.ts';
import { loanBounds } from '@/domain/purchases/purchase-loan.ts';
import { EnquiryFormPanel } from '@/parts/enquiry-form/enquiry-form.tsx';
import { ButtonLink } from '@/ui/button/button.tsx';
import { currentRender, expireAt } from '@/web/platform/render-record.ts';
import { lineText, stepLines } from '@/web/purchases/purchase-lines.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { ExtrasStep, HandoverStep } from './handover-step.tsx';
import { HoldStateView, Ledger, Panel } from './hold-parts.tsx';
import { PaymentStep, PriceStep, TradeInStep } from './money-steps.tsx';
import { BackToSteps, PurchaseFrame } from './purchase-frame.tsx';
import { ProblemNotice } from './purchase-notices.tsx';
import type { PurchaseProps } from './purchase-props.ts';

type StepProps = PurchaseProps & {
  step: PurchaseStep;
  /** An estimate accepted in this browser; null for none. */
  accepted: CarriedTradeIn | null;
  figures: Parameters<typeof PaymentStep>[0]['figures'];
};

/** A step of a purchase, at its own address. */
export function PurchaseStepPage(props: StepProps) {
  const { step, view, problem, figures } = props;
  const { financeSettings: settings } = view;
  const exceeded = settings && exceededText(problem, loanBounds(settings, view.sums), figures.own ?? '');
  return (
    <PurchaseFrame {...props} title={stepTitles[step]} lede={`Buy this ${view.vehicle.card.model} online`}>
      <ProblemNotice problem={problem} more={(step === 'payment' && exceeded) || ''} />
      <Panel>
        <div className="grid gap-6">
          <Step {...props} />
        </div>
      </Panel>
    </PurchaseFrame>
  );
}

function Step(props: StepProps) {
  switch (props.step) {
    case 'price':
      return <PriceStep {...props} />;
    case 'trade-in':
      return <TradeInStep {...props} />;
    case 'payment':
      return <PaymentStep {...props} />;
    case 'handover':
      return <HandoverStep {...props} />;
    case 'extras':
      return <ExtrasStep {...props} />;
  }
}

const block = 'purchase';

/**
 * The review with the shopper's details: sends one enquiry with all steps (NAV-08). Nothing is
 * charged.
 */
export function PurchaseSendPage(props: PurchaseProps & { form: FormContent }) {
  const { view, form, now } = props;
  const { card } = view.vehicle;
  const { site } = view.dealership;
  const sent = currentRender()?.sent;
  const lines = stepLines(view).map((line) => ({ label: line.title, text: lineText(line) }));
  return (
    <PurchaseFrame {...props} title={`Send these steps to ${site.name}`} lede={`Buy this ${card.model} online`}>
      <Panel title="What you send">
        <Ledger rows={lines} />
        <p className="mt-4 text-small text-ink-2">
          Nothing is charged here, and sending this does not hold the car or buy it. {site.name} calls you to confirm
          that it is available and to prepare the contract.
        </p>
      </Panel>
      <EnquiryFormPanel
        content={form}
        site={site}
        now={now}
        until={expireAt}
        block={block}
        sent={sent?.block === block ? sent : null}
        carId={card.id}
        progress={`purchase ${card.id}`}
      />
      <BackToSteps car={card.id} />
    </PurchaseFrame>
  );
}

/**
 * A purchase whose car is sold or no longer offered online; the choices stay, and nothing was
 * charged.
 */
export function PurchaseGonePage({ purchase, similar }: { purchase: Purchase; similar: string }) {
  const { car } = purchase;
  return (
    <div className="wrap grid max-w-160 gap-6 py-8">
      <HoldStateView
        icon="info"
        tone="warn"
        title={`This ${car.model} can no longer be bought online`}
        text={`The ${car.title} has been sold or taken off sale. Nothing of yours was charged for these steps. A trade-in estimate of yours stays good until its own date.`}
        rows={[{ label: 'Stock number', text: car.stockNumber || '–' }]}
      >
        <ButtonLink kind="filled" href={similar}>
          Similar cars
        </ButtonLink>
      </HoldStateView>
    </div>
  );
}
