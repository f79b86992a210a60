import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { Section } from '@/ui/section/section.tsx';

type StatsBanner = BlockOf<'statsBanner'>;

const complete = ({ figures }: StatsBanner) => (figures ?? []).filter((figure) => figure?.value && figure.label);

/** Large figures about the dealer, each with what it counts (NAV-22). */
function StatsBannerView({ block, context }: BlockProps<StatsBanner>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <ul className="stats-figures" {...context.edit('figures')}>
        {complete(block).map(({ _key, value, label }) => (
          <li key={_key}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const statsBannerBlock: BlockDefinition<StatsBanner, undefined> = {
  type: 'statsBanner',
  view: StatsBannerView,
  check: (block) => (complete(block).length > 0 ? null : 'Give at least one figure and what it counts.'),
};
