import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { budgetDisclaimer } from '@/domain/finance/budget.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { BudgetPanel } from './budget-panel-client.tsx';
import { type BudgetStock, loadBudgetSearch } from './budget-search.load.ts';

type BudgetSearch = BlockOf<'budgetSearch'>;

/**
 * The budget from a repayment and a deposit, and the number of cars within it (FIN-13); nothing
 * without prices.
 */
function BudgetSearchView({ block, data, context }: BlockProps<BudgetSearch, BudgetStock | null>) {
  if (!data) return null;
  const { anchor, heading, text, noun, showDisclaimer } = block;
  return (
    <Section anchor={anchor} attributes={context.edit()}>
      <BudgetPanel
        {...data}
        noun={noun || 'car'}
        disclaimer={showDisclaimer === false ? null : budgetDisclaimer}
        arrow={<Icon name="arrow-right" size={18} stroke={2} />}
      >
        <h2 {...context.edit('heading')}>{heading || 'Find cars for your budget'}</h2>
        {text && (
          <p className="mt-2.5 max-w-[46ch] text-ink-2" {...context.edit('text')}>
            {text}
          </p>
        )}
      </BudgetPanel>
    </Section>
  );
}

export const budgetSearchBlock: BlockDefinition<BudgetSearch, BudgetStock | null> = {
  type: 'budgetSearch',
  view: BudgetSearchView,
  check: () => null,
  load: loadBudgetSearch,
};
