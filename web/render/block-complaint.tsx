import type { BlockContent } from '@/blocks/block.ts';

/** For staff in the preview: states why a block is not shown; a click opens it in the studio. */
export function BlockComplaint({
  block,
  complaint,
  edit,
}: {
  block: BlockContent;
  complaint: string;
  edit: Record<string, string>;
}) {
  return (
    <aside className="block-complaint" {...edit}>
      <strong>Shoppers do not see this block ({block._type})</strong>
      <p>{complaint}</p>
    </aside>
  );
}
