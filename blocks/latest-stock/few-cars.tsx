import type { ReactNode } from 'react';
import { searchLink } from '@/domain/stock/search-link.ts';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import styles from './few-cars.module.css';

/** A row of fewer cars than fit beside each other: what they leave of it leads to all of the stock. */
export function FewCars({ children }: { children: ReactNode[] }) {
  return (
    <ul className={styles.row} data-cards={children.length}>
      {children.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the row is rendered once and never reordered
        <li key={at}>{card}</li>
      ))}
      <li className={styles.rest}>
        <h3>Not quite it?</h3>
        <p>Others may suit as well: look through everything that is for sale today.</p>
        <ArrowLink href={searchLink({})}>All stock</ArrowLink>
      </li>
    </ul>
  );
}
