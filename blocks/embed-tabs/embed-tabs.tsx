import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { checkEmbed, embedOf } from '@/domain/media/embed.ts';
import { EmbedFrame } from '@/parts/embed/embed-frame.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Tabs } from '@/ui/tabs/tabs-client.tsx';

type EmbedTabs = BlockOf<'embedTabs'>;

const allowed = ({ tabs }: EmbedTabs) =>
  (tabs ?? []).flatMap((tab) => {
    const embed = embedOf(tab?.address);
    return tab?.title && embed ? [{ key: tab._key, title: tab.title, embed }] : [];
  });

const usualHeight = 600;

/**
 * Content of other companies, one tab each; only allowed companies, and each loads at a click
 * (BLK-08).
 */
function EmbedTabsView({ block, context }: BlockProps<EmbedTabs>) {
  const height = Math.min(1200, Math.max(300, block.height ?? usualHeight));
  const tabs = allowed(block).map(({ key, title, embed }) => ({
    key,
    label: title,
    panel: (
      <div className="grid min-h-65 overflow-hidden rounded-lg" {...context.edit(`tabs[_key=="${key}"]`)}>
        <EmbedFrame embed={embed} title={stegaClean(title)} height={height} />
      </div>
    ),
  }));
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      {tabs.length > 1 ? <Tabs label={stegaClean(block.heading) || 'More about this'} tabs={tabs} /> : tabs[0]?.panel}
    </Section>
  );
}

export const embedTabsBlock: BlockDefinition<EmbedTabs, undefined> = {
  type: 'embedTabs',
  view: EmbedTabsView,
  check: (block) => {
    if (allowed(block).length > 0) return null;
    const refusal = (block.tabs ?? []).map((tab) => checkEmbed(tab?.address ?? undefined));
    return refusal.find((reason) => reason !== true)?.toString() ?? 'Give each tab a title and an address.';
  },
};
