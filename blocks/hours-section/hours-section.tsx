import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { RatingCard } from '@/parts/location-card/location-rating.tsx';
import { NoLocations } from '@/parts/location-card/no-locations.tsx';
import { HoursByType } from '@/parts/opening-hours/hours-by-type.tsx';
import { Section } from '@/ui/section/section.tsx';

type HoursSection = BlockOf<'hoursSection'>;

/**
 * The week of each kind of location behind a selector, beside the rating of the main one (LOC-05).
 */
function HoursSectionView({ block, context }: BlockProps<HoursSection>) {
  const { site } = context;
  const locations = chosenLocations(site.locations, 'all');
  const [main] = chosenLocations(site.locations, 'primary');
  if (!main) return context.draft ? <NoLocations attributes={context.edit()} /> : null;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading || 'Opening hours'}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      under={
        block.text && (
          <p className="text-ink-2 wrap-anywhere" {...context.edit('text')}>
            {block.text}
          </p>
        )
      }
      split
    >
      <div className="grid gap-5 has-[>aside]:flex has-[>aside]:flex-wrap has-[>aside]:[align-items:start] [&>aside]:flex-[1_1_220px]">
        <div className="card-ground grid flex-[999_1_400px] gap-4 px-6 py-5.5 max-[481px]:p-4.5">
          <HoursByType id={block._key} locations={locations} clock={context} />
        </div>
        <RatingCard location={main} site={site} />
      </div>
    </Section>
  );
}

export const hoursSectionBlock: BlockDefinition<HoursSection, undefined> = {
  type: 'hoursSection',
  view: HoursSectionView,
  check: () => null,
};
