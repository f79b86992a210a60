'use client';

import { type ComponentProps, lazy } from 'react';

const Bar = lazy(async () => ({ default: (await import('./preview-bar-client.tsx')).PreviewBar }));
const Blocks = lazy(async () => ({ default: (await import('./block-order/movable-blocks-client.tsx')).MovableBlocks }));
const Editing = lazy(async () => ({ default: (await import('./visual-editing-client.tsx')).PreviewEditing }));

/*
 * Lazy wrappers: whatever a page may render is in its script, but of preview code only these three
 * lines.
 */
export const PreviewBar = (props: ComponentProps<typeof Bar>) => <Bar {...props} />;
export const PreviewBlocks = (props: ComponentProps<typeof Blocks>) => <Blocks {...props} />;
export const PreviewEditing = (props: ComponentProps<typeof Editing>) => <Editing {...props} />;
