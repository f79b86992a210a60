import type { ComponentType } from 'react';
import type { BlockContent, BlockContext, BlockDefinition, BlockProps } from '@/blocks/block.ts';
import { blockDefinitions } from '@/blocks/components.generated.ts';
import { claimsOfTexts } from '@/domain/offers/document-claims.ts';
import { textsIn } from '@/domain/offers/words-of-document.ts';
import { wordsInOrder } from '@/schemas/generated/words-in-order.ts';
import { log, reason } from '@/web/platform/log.ts';
import { failRender } from '@/web/platform/render-record.ts';

type View = ComponentType<BlockProps<BlockContent, unknown>>;

/** A block with its data, or the reason why it is not shown. */
export type PreparedBlock = { content: BlockContent; context: BlockContext } & (
  | { kind: 'shown'; view: View; data: unknown; headsPage: boolean }
  | { kind: 'unavailable'; view: View | null }
  /** `complaint` is the sentence for staff. */
  | { kind: 'refused'; complaint: string }
);

/** Each definition is typed for its own block; a page has blocks of all types. */
const definitions = new Map(Object.entries(blockDefinitions as Record<string, unknown>)) as Map<
  string,
  BlockDefinition
>;

/**
 * Checks a block and reads its data. Never rejects: a failing block must not affect others
 * (BLK-09).
 */
export async function prepareBlock(
  content: BlockContent,
  context: BlockContext,
  byType: ReadonlyMap<string, BlockDefinition> = definitions,
): Promise<PreparedBlock> {
  const definition = byType.get(content._type);
  const complaint = definition
    ? complaintOf(definition, content)
    : `No block of the type "${content._type}" exists here.`;
  if (!definition || complaint !== null) {
    logOnce(context, content, complaint ?? '');
    return { kind: 'refused', content, context, complaint: complaint ?? '' };
  }
  try {
    const data = await definition.load?.(content, context);
    const view = definition.view as View;
    return { kind: 'shown', content, context, view, data, headsPage: definition.headsPage ?? false };
  } catch (error) {
    failRender();
    log('warn', 'block-unavailable', { site: context.site.slug, block: content._type, reason: reason(error) });
    return { kind: 'unavailable', content, context, view: (definition.unavailable as View | undefined) ?? null };
  }
}

function complaintOf(definition: BlockDefinition, content: BlockContent): string | null {
  try {
    return definition.check(content) ?? claimsOfBlock(content);
  } catch (error) {
    return `Its content cannot be read: ${reason(error)}`;
  }
}

/** Content that was published without checks may have claims that no page may show (PLUS-08). */
function claimsOfBlock(content: BlockContent): string | null {
  const own = textsIn(content, wordsInOrder, []).filter(({ kind }) => kind === 'words');
  return claimsOfTexts(own)[0]?.message ?? null;
}

const logged = new Set<string>();

/** Logs once for each block and process: a page with a failing block is rendered often. */
function logOnce({ site, page, draft }: BlockContext, { _key, _type }: BlockContent, complaint: string): void {
  const name = `${site.slug} ${page.path} ${_key} ${complaint}`;
  if (draft || logged.has(name) || logged.size > 10_000) return;
  logged.add(name);
  log('warn', 'block-refused', { site: site.slug, path: page.path, block: _type, key: _key, complaint });
}
