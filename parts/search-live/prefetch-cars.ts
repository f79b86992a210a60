/** How long a pointer rests on a car before its page is fetched, milliseconds, and how many pages one visit fetches so. */
const restMs = 90;
const most = 20;

type Connection = { saveData?: boolean };

/** Fetches the page of the car under the pointer, or of the one that a finger comes down on, before it is opened. */
export function prefetchCars(page: HTMLElement, signal: AbortSignal): void {
  const connection = (navigator as { connection?: Connection }).connection;
  if (connection?.saveData) return;
  const fetched = new Set<string>();
  let timer = 0;
  const prefetch = (href: string) => {
    if (fetched.has(href) || fetched.size >= most) return;
    fetched.add(href);
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', href });
    document.head.append(link);
  };
  const carOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('article')?.querySelector<HTMLAnchorElement>('h3 a') : null;
    return link?.pathname.startsWith('/cars/') ? link.pathname : null;
  };
  const onOver = (event: PointerEvent) => {
    clearTimeout(timer);
    const car = event.pointerType === 'mouse' ? carOf(event) : null;
    if (car) timer = window.setTimeout(() => prefetch(car), restMs);
  };
  const onDown = (event: Event) => {
    const car = carOf(event);
    if (car) prefetch(car);
  };
  page.addEventListener('pointerover', onOver, { signal });
  page.addEventListener('pointerdown', onDown, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
