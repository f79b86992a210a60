import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** What a tag means; its colours are the platform's and never a theme's. */
export type TagKind = 'good' | 'warn' | 'info' | 'electric' | 'sold' | 'arrived' | 'certified' | 'plain';

const kinds: Record<TagKind, string> = {
  good: 'bg-good-bg text-good',
  warn: 'bg-warn-bg text-warn',
  info: 'bg-info-bg text-info',
  electric: 'bg-electric-bg text-electric',
  sold: 'bg-sold text-white',
  arrived: 'bg-on-photo text-white',
  certified: 'bg-white text-[#0b5b3b]',
  plain: 'bg-white text-on-photo',
};

/** One short word on a picture. At most one per picture. */
export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return <span className={clsx('tag', kinds[kind])}>{children}</span>;
}
