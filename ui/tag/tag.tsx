import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** What a tag means; its colours are the platform's and never a theme's. */
export type TagKind = 'good' | 'warn' | 'info' | 'electric' | 'sold' | 'arrived' | 'certified' | 'plain';

/** One short word on a picture. At most one per picture. */
export function Tag({ kind, children }: { kind: TagKind; children: ReactNode }) {
  return <span className={`${styles.tag} ${styles[kind] ?? ''}`}>{children}</span>;
}
