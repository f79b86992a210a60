import type { BlockDefinition, BlockProps, BlockServices } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { figuresOfQuery, linkedPriceCents } from '@/domain/finance/finance-link.ts';
import { CalculatorPanel } from '@/parts/finance-calculator/calculator-panel.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';

type FinanceCalculator = BlockOf<'financeCalculator'>;
type CarOfPage = Awaited<ReturnType<BlockServices['enquiries']['car']>>;

/**
 * The finance calculator of the finance page (FIN-03); nothing for sites without a lender (FIN-02).
 */
function FinanceCalculatorView({ block, data: car, context }: BlockProps<FinanceCalculator, CarOfPage>) {
  const site = car?.site ?? context.site;
  const { anchor, heading, text, price, ctaLabel, ctaHref } = block;
  const requested = car?.link.priceCents || linkedPriceCents(context.query.vehiclePriceBudget);
  const startsAt = requested || (price && price > 0 ? Math.round(price * 100) : null);
  const settings = calculatorSettings(site, startsAt, figuresOfQuery(context.query));
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
        car={car?.link ?? null}
        heading={heading ? 'Your loan' : 'Finance calculator'}
        canBuy={car?.canBuy === true}
        link={{ ...(ctaLabel && { label: ctaLabel }), ...(ctaHref && { href: ctaHref }) }}
      />
    </Section>
  );
}

/** Without script: a form that renders the page for another price. */
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

export const financeCalculatorBlock: BlockDefinition<FinanceCalculator, CarOfPage> = {
  type: 'financeCalculator',
  view: FinanceCalculatorView,
  check: () => null,
  // With a car in the address: its price and its dealership's lender (FIN-03, NAV-16).
  load: (_, { services }) => services.enquiries.car(),
};
