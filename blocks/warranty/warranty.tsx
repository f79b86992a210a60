import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { linkOf } from '@/domain/site/content-shapes.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';

type Warranty = BlockOf<'warranty'>;
type Plan = NonNullable<NonNullable<Warranty['plans']>[number]>;

const whole = ({ plans }: Warranty) =>
  (plans ?? []).flatMap((plan) => (plan?.name && plan.years && plan.years > 0 ? [plan] : []));

/** Warranty plans of 3, 5 or 7 years, side by side; all text is the dealer's (BLK-08). */
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
        <p className="-mt-2 mb-6 max-w-[68ch] text-balance text-ink-2" {...context.edit('text')}>
          {block.text}
        </p>
      )}
      <ul className="warranty-plans card-ground" {...context.edit('plans')}>
        {whole(block).map((plan) => (
          <li key={plan._key} {...context.edit(`plans[_key=="${plan._key}"]`)}>
            <Name className="text-h3">{plan.name}</Name>
            <p className="warranty-years">
              <b>{plan.years}</b> years
            </p>
            <Points plan={plan} />
          </li>
        ))}
      </ul>
      {block.note && (
        <p className="mt-4 max-w-[84ch] text-ink-2 text-legal" {...context.edit('note')}>
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
      <ul className="warranty-points">
        {(points ?? []).filter(Boolean).map((point) => (
          <li key={point}>
            <Icon name="check" size={18} stroke={2.25} />
            {point}
          </li>
        ))}
      </ul>
      {to && (
        <p className="mt-auto pt-4.5">
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
