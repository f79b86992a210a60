import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { currentRender } from '@/web/platform/render-record.ts';
import { BlockBoundary } from './block-boundary-client.tsx';
import { BlockComplaint } from './block-complaint.tsx';
import { type BlockPage, blockContext } from './block-context.ts';
import type { ServicesOfBlocks } from './block-services.ts';
import { contentApi } from './content-api.ts';
import { FirstPaint } from './first-paint.tsx';
import { type PreparedBlock, prepareBlock } from './prepare-block.ts';
import { PreviewBlocks } from './preview-client.tsx';

/** A wrapper around each block of the gallery; `name` is the block's key. */
type Frame = ComponentType<{ name: string; children: ReactNode }>;
type Props = {
  site: ResolvedSite;
  page: BlockPage;
  services: ServicesOfBlocks;
  now: number;
  draft: boolean;
  frame?: Frame;
  /** Whether the page has its `h1` above the blocks. */
  headed?: boolean;
  /** Whether nothing but the header is above the blocks. */
  first?: boolean;
};

/** With the header they fill a window. */
const blocksOfFirstPaint = 2;

/**
 * A page's blocks in order. All data is read before the first is rendered, so that the page is sent
 * whole.
 */
export async function Blocks({
  site,
  page,
  services,
  now,
  draft,
  frame: Frame = Unframed,
  headed: above = false,
  first = false,
}: Props) {
  const blocks = (page.blocks ?? []).filter((block) => block.hidden !== true);
  const prepared = await Promise.all(
    blocks.map((block) =>
      prepareBlock(block, blockContext({ site, page, services, now, draft, blockKey: block._key })),
    ),
  );
  const headed = above || prepared.some((block) => block.kind === 'shown' && block.headsPage);
  return (
    <>
      {!headed && page.title && <h1 className="visually-hidden">{page.title}</h1>}
      {draft ? (
        <DraftBlocks page={page} blocks={prepared} />
      ) : (
        prepared.flatMap((block, at) => [
          <Frame key={block.content._key} name={block.content._key}>
            <OneBlock block={block} draft={false} />
          </Frame>,
          ...(first && at + 1 === blocksOfFirstPaint ? [<FirstPaint key="first-paint" />] : []),
        ])
      )}
    </>
  );
}

const Unframed: Frame = ({ children }) => children;

/** A draft's blocks as a list, which staff can move. */
function DraftBlocks({ page, blocks }: { page: BlockPage; blocks: readonly PreparedBlock[] }) {
  const views = blocks.map((block) => ({ key: block.content._key, view: <OneBlock block={block} draft /> }));
  return <PreviewBlocks pageId={page._id} contentApi={contentApi()} blocks={views} />;
}

/**
 * On the server React can catch a block's error only under `Suspense`, which sends the block's
 * markup out of order. So the front first renders without it, and again with it if the page failed:
 * then only the block is missing.
 */
function OneBlock({ block, draft }: { block: PreparedBlock; draft: boolean }) {
  const shown = <PreparedView block={block} draft={draft} />;
  if (!currentRender()?.careful && !draft) return shown;
  const fallback = draft ? (
    <BlockComplaint
      block={block.content}
      complaint="This block broke while it was rendered."
      edit={block.context.edit()}
    />
  ) : null;
  return (
    <BlockBoundary fallback={fallback}>
      <Suspense>{shown}</Suspense>
    </BlockBoundary>
  );
}

function PreparedView({ block, draft }: { block: PreparedBlock; draft: boolean }) {
  const { content, context } = block;
  switch (block.kind) {
    case 'shown':
      return <block.view block={content} data={block.data} context={context} />;
    case 'unavailable':
      return block.view ? <block.view block={content} data={undefined} context={context} /> : null;
    case 'refused':
      return draft ? <BlockComplaint block={content} complaint={block.complaint} edit={context.edit()} /> : null;
  }
}
