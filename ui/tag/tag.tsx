import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The meaning of a tag; its colours are the same on all sites. */
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

/** A short label on a picture; at most one per picture. */
export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return <span className={clsx('tag', kinds[kind])}>{children}</span>;
}
