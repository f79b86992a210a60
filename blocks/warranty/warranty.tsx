import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { linkOf } from '@/domain/site/content-shapes.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import styles from './warranty.module.css';

type Warranty = BlockOf<'warranty'>;
type Plan = NonNullable<NonNullable<Warranty['plans']>[number]>;

const whole = ({ plans }: Warranty) =>
  (plans ?? []).flatMap((plan) => (plan?.name && plan.years && plan.years > 0 ? [plan] : []));

/** What is covered for 3, 5 or 7 years, side by side; all words are the dealer's (BLK-08). */
function WarrantyView({ block, context }: BlockProps<Warranty>) {
  const Name = block.heading ? 'h3' : 'h2';
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {block.text && (
        <p className={styles.text} {...context.edit('text')}>
          {block.text}
        </p>
      )}
      <ul className={styles.plans} {...context.edit('plans')}>
        {whole(block).map((plan) => (
          <li key={plan._key} className={styles.plan} {...context.edit(`plans[_key=="${plan._key}"]`)}>
            <Name className={styles.name}>{plan.name}</Name>
            <p className={styles.years}>
              <b>{plan.years}</b> years
            </p>
            <Points plan={plan} />
          </li>
        ))}
      </ul>
      {block.note && (
        <p className={styles.note} {...context.edit('note')}>
          {block.note}
        </p>
      )}
    </Section>
  );
}

function Points({ plan: { points, link } }: { plan: Plan }) {
  const to = linkOf(link);
  return (
    <>
      <ul className={styles.points}>
        {(points ?? []).filter(Boolean).map((point) => (
          <li key={point}>
            <Icon name="check" size={18} stroke={2.25} />
            {point}
          </li>
        ))}
      </ul>
      {to && (
        <p className={styles.more}>
          <ArrowLink href={to.href}>{to.label}</ArrowLink>
        </p>
      )}
    </>
  );
}

export const warrantyBlock: BlockDefinition<Warranty, undefined> = {
  type: 'warranty',
  view: WarrantyView,
  check: (block) => (whole(block).length > 0 ? null : 'Give at least one warranty its name and its years.'),
};
