import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { plainText } from '@/domain/text/rich-text.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { isStatement } from '@/parts/rich-text/is-statement.ts';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Section } from '@/ui/section/section.tsx';
import { Tabs } from '@/ui/tabs/tabs-client.tsx';

type TabsBlock = BlockOf<'tabs'>;
type Panel = NonNullable<NonNullable<TabsBlock['tabs']>[number]>;

const filled = ({ tabs }: TabsBlock) =>
  (tabs ?? []).flatMap((tab) => (tab?.title && (plainText(tab.body) || contentImage(tab.image)) ? [tab] : []));

/** Panels of text, each with an optional picture, shown one at a time (BLK-08). */
function TabsView({ block, context }: BlockProps<TabsBlock>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <Tabs
        label={stegaClean(block.heading) || 'More about this'}
        tabs={filled(block).map((tab) => ({
          key: tab._key,
          label: tab.title ?? '',
          panel: <PanelView panel={tab} attributes={context.edit(`tabs[_key=="${tab._key}"]`)} />,
        }))}
      />
    </Section>
  );
}

/** Text above picture, side by side from tablets on. */
const beside =
  'grid gap-6 tablet:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] tablet:[align-items:start] tablet:gap-[clamp(24px,4vw,48px)]';

function PanelView({ panel, attributes }: { panel: Panel; attributes: Record<string, string> }) {
  const image = contentImage(panel.image);
  const hasText = plainText(panel.body) !== '';
  return (
    <div className={image && hasText ? beside : undefined} {...attributes}>
      {hasText && <RichText content={panel.body} large={Boolean(image) && isStatement(panel.body, 2)} />}
      {image && (
        <SitePicture
          {...contentSource(image)}
          alt={image.alt}
          ratio={[3, 2]}
          widths={[375, 640, 850, 1280]}
          sizes="(min-width: 760px) 50vw, 100vw"
          className="aspect-3/2 h-auto w-full rounded-lg object-cover"
        />
      )}
    </div>
  );
}

export const tabsBlock: BlockDefinition<TabsBlock, undefined> = {
  type: 'tabs',
  view: TabsView,
  check: (block) => (filled(block).length > 0 ? null : 'Give each tab a title, and a text or a picture.'),
};
