import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './arrow-link.module.css';

/** A link that stands by itself and leads further. */
export function ArrowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.link}>
      {children}
      <Icon name="arrow-right" size={16} stroke={2} />
    </a>
  );
}
