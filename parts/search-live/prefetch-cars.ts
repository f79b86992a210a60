import { vehiclePath } from '@/domain/routes/paths.ts';

/** A pointer must rest on a card for so many milliseconds; so many pages are prefetched at most. */
const restMs = 90;
const max = 20;

type Connection = { saveData?: boolean };

const fetched = new Set<string>();

/** Prefetches the page of the car on which a pointer rests or a finger comes down. */
export function prefetchCar(card: HTMLElement, { type, pointerType }: PointerEvent): void {
  const path = pathOf(card);
  if (path === null || (navigator as { connection?: Connection }).connection?.saveData) return;
  if (type === 'pointerdown') prefetch(path);
  else if (pointerType === 'mouse') setTimeout(() => card.matches(':hover') && prefetch(path), restMs);
}

function pathOf(card: HTMLElement): string | null {
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  return link?.pathname.startsWith(vehiclePath('')) ? link.pathname : null;
}

function prefetch(href: string): void {
  if (fetched.has(href) || fetched.size >= max) return;
  fetched.add(href);
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', href });
  document.head.append(link);
}
