import { clsx } from 'clsx';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { linkOf } from '@/domain/site/content-shapes.ts';
import { paymentMethods } from '@/domain/site/payment-methods.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';

type PaymentStrip = BlockOf<'paymentStrip'>;

/** The methods that staff chose, in the standard order; all if they chose none. */
function accepted({ methods }: PaymentStrip) {
  const wanted: readonly (string | null)[] = methods ?? [];
  return wanted.length === 0 ? [...paymentMethods] : paymentMethods.filter(({ value }) => wanted.includes(value));
}

/** A guarantee without terms is not shown. */
const guaranteed = ({ guaranteeTitle, guaranteeText }: PaymentStrip) => Boolean(guaranteeTitle && guaranteeText);

const strip =
  'grid gap-6 border-y border-y-line py-6 desk:auto-cols-auto desk:grid-flow-col desk:[align-items:start] desk:justify-between desk:gap-12';
/** Without a guarantee: the title at one end of the row, the methods at the other. */
const names = 'flex flex-wrap items-center justify-between';

/**
 * The accepted cards and wallets as text, and the money-back guarantee if there is one (CHK-06).
 */
function PaymentStripView({ block, context }: BlockProps<PaymentStrip>) {
  const alone = !guaranteed(block);
  return (
    <Section anchor={block.anchor} attributes={context.edit()}>
      <div className={clsx(strip, alone && 'desk:block')}>
        <Guarantee block={block} attributes={context.edit('guaranteeTitle')} />
        <div className={clsx('gap-3 [align-content:start]', alone ? names : 'grid')}>
          <h2 className="text-h3" {...context.edit('heading')}>
            {block.heading || 'We accept'}
          </h2>
          <ul className="payment-methods" {...context.edit('methods')}>
            {accepted(block).map(({ value, title }) => (
              <li key={value}>{title}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

type GuaranteeProps = { block: PaymentStrip; attributes: Record<string, string> };

function Guarantee({ block, attributes }: GuaranteeProps) {
  if (!guaranteed(block)) return null;
  const { guaranteeTitle, guaranteeText, link } = block;
  const terms = linkOf(link);
  return (
    <div className="flex gap-4" {...attributes}>
      <Icon name="shield-check" size={32} className="text-link" />
      <div className="grid justify-items-start gap-1.5">
        <h2 className="text-h3">{guaranteeTitle}</h2>
        <p className="max-w-[60ch] text-ink-2">{guaranteeText}</p>
        {terms && <ArrowLink href={terms.href}>{terms.label}</ArrowLink>}
      </div>
    </div>
  );
}

export const paymentStripBlock: BlockDefinition<PaymentStrip, undefined> = {
  type: 'paymentStrip',
  view: PaymentStripView,
  check: (block) => {
    if (accepted(block).length === 0) return 'Choose ways to pay, or leave the choice empty for all of them.';
    return block.guaranteeTitle && !block.guaranteeText
      ? 'Say what the guarantee means, or leave out its title.'
      : null;
  },
};
