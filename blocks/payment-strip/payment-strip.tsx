import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { linkOf } from '@/domain/site/content-shapes.ts';
import { paymentMethods } from '@/domain/site/payment-methods.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import styles from './payment-strip.module.css';

type PaymentStrip = BlockOf<'paymentStrip'>;

/** What staff chose, in the order of the list; all where they chose none. */
function accepted({ methods }: PaymentStrip) {
  const wanted: readonly (string | null)[] = methods ?? [];
  return wanted.length === 0 ? [...paymentMethods] : paymentMethods.filter(({ value }) => wanted.includes(value));
}

/** The cards and wallets that are taken, as words, and the money-back guarantee where there is one (CHK-06). */
function PaymentStripView({ block, context }: BlockProps<PaymentStrip>) {
  return (
    <Section anchor={block.anchor} attributes={context.edit()}>
      <div className={styles.strip}>
        <Guarantee block={block} attributes={context.edit('guaranteeTitle')} />
        <div className={styles.payment}>
          <h2 className={styles.title} {...context.edit('heading')}>
            {block.heading || 'We accept'}
          </h2>
          <ul className={styles.methods} {...context.edit('methods')}>
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

/** A guarantee is told with its terms or not at all. */
function Guarantee({ block: { guaranteeTitle, guaranteeText, link }, attributes }: GuaranteeProps) {
  if (!guaranteeTitle || !guaranteeText) return null;
  const terms = linkOf(link);
  return (
    <div className={styles.guarantee} {...attributes}>
      <Icon name="shield-check" size={32} />
      <div>
        <h2 className={styles.title}>{guaranteeTitle}</h2>
        <p>{guaranteeText}</p>
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
