import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { PricePanel } from './price-panel-client.tsx';
import { loadPriceSlider, type PricedStock } from './price-slider.load.ts';

type PriceSlider = BlockOf<'priceSlider'>;

/** A price range with a link to its cars, the dearest first (FIN-14); nothing without prices. */
function PriceSliderView({ block, data, context }: BlockProps<PriceSlider, PricedStock | null>) {
  if (!data) return null;
  const { anchor, heading, text, noun } = block;
  return (
    <Section
      anchor={anchor}
      heading={heading || 'Search by price'}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {text && (
        <p className="-mt-2 mb-5 max-w-[64ch] text-ink-2" {...context.edit('text')}>
          {text}
        </p>
      )}
      <PricePanel {...data} noun={noun || 'cars'} arrow={<Icon name="arrow-right" size={18} stroke={2} />} />
    </Section>
  );
}

export const priceSliderBlock: BlockDefinition<PriceSlider, PricedStock | null> = {
  type: 'priceSlider',
  view: PriceSliderView,
  check: () => null,
  load: loadPriceSlider,
};
