import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { budgetCents } from '@/domain/finance/finance-link.ts';
import type { EnquirySubject } from '@/domain/leads/subject.ts';
import { CalculatorPanel } from '@/parts/finance-calculator/calculator-panel.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';

type FinanceCalculator = BlockOf<'financeCalculator'>;

/** The finance calculator on a page of its own (FIN-03). Nothing where the site names no lender (FIN-02). */
function FinanceCalculatorView({ block, data: car, context }: BlockProps<FinanceCalculator, EnquirySubject | null>) {
  const { site } = context;
  const { anchor, heading, text, price, ctaLabel, ctaHref } = block;
  const asked = car?.priceCents || budgetCents(context.query.vehiclePriceBudget);
  const settings = calculatorSettings(site, asked || (price && price > 0 ? Math.round(price * 100) : null));
  if (!settings) return null;
  return (
    <Section anchor={anchor} heading={heading} attributes={context.edit()} headingAttributes={context.edit('heading')}>
      {text && (
        <p className="-mt-2 mb-6 max-w-[64ch] text-ink-2" {...context.edit('text')}>
          {text}
        </p>
      )}
      <AnotherPrice id={`${block._key}-price`} dollars={Math.round(settings.start.priceCents / 100)} />
      <CalculatorPanel
        site={site}
        settings={settings}
        car={car?.id ?? ''}
        heading={heading ? 'Your loan' : 'Finance calculator'}
        link={ctaHref ? { label: ctaLabel || 'Get Finance Now', href: ctaHref } : null}
      />
    </Section>
  );
}

/** Where no script moves the figures with each change: the page works them out for another price. */
function AnotherPrice({ id, dollars }: { id: string; dollars: number }) {
  return (
    <noscript>
      <form method="get" className="mb-6 flex flex-wrap items-end gap-3">
        <div className="field">
          <label htmlFor={id}>Price in dollars</label>
          <input id={id} name="vehiclePriceBudget" type="number" min={1} max={9_999_999} defaultValue={dollars} />
        </div>
        <Button kind="outline" type="submit">
          Work it out
        </Button>
      </form>
    </noscript>
  );
}

export const financeCalculatorBlock: BlockDefinition<FinanceCalculator, EnquirySubject | null> = {
  type: 'financeCalculator',
  view: FinanceCalculatorView,
  check: () => null,
  // On a page that a car's link leads to, the figure is that car's (NAV-16).
  load: async (_, { services }) => (await services.enquiries.subjects()).find(({ kind }) => kind === 'car') ?? null,
};
