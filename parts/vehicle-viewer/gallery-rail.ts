/** The row of photos in the DOM, found by the gallery's id. */

export const slidesOf = (galleryId: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-slide-of="${galleryId}"]`),
];

const railOf = (galleryId: string) => document.querySelector<HTMLElement>(`#${galleryId} [data-rail]`);

/** Index of the visible slide; -1 while another view of the vehicle is shown. */
export function slideInSight(galleryId: string): number {
  const rail = railOf(galleryId);
  return rail?.clientWidth ? Math.round(rail.scrollLeft / rail.clientWidth) : -1;
}

/** Scrolls the row to a slide, smoothly unless `atOnce`; does nothing beyond both ends. */
export function slideTo(galleryId: string, at: number, atOnce = false): void {
  const rail = railOf(galleryId);
  if (!rail || at < 0 || at >= slidesOf(galleryId).length) return;
  const jump = atOnce || matchMedia('(prefers-reduced-motion: reduce)').matches;
  rail.scrollTo({ left: at * rail.clientWidth, behavior: jump ? 'instant' : 'smooth' });
}

/** The thumbnail under a plain click; a click for a new tab or window is left to the browser. */
export function thumbnailOf({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): HTMLElement | null {
  if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-slide]');
}

/**
 * Follows the row: reports the visible slide, marks its thumbnail, loads its neighbours, and
 * handles keys, thumbnails and failed pictures. Returns a function that ends it.
 */
export function watchGallery(galleryId: string, notify: (at: number) => void): () => void {
  const gallery = document.getElementById(galleryId);
  const rail = railOf(galleryId);
  if (!gallery || !rail) return () => undefined;
  let shown = rail.clientWidth ? 0 : -1;
  const look = () => {
    const at = slideInSight(galleryId);
    if (at === shown) return;
    shown = at;
    notify(at);
    markThumbnail(gallery, at);
    fetchAround(galleryId, at);
  };
  const takeKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: slidesOf(galleryId).length - 1 }[event.key];
    if (to === undefined || event.target !== rail) return;
    event.preventDefault();
    slideTo(galleryId, to);
  };
  const takeClick = (event: MouseEvent) => {
    const thumbnail = thumbnailOf(event);
    if (!thumbnail) return;
    event.preventDefault();
    slideTo(galleryId, Number(thumbnail.dataset.slide), shown < 0);
  };
  const stop = new AbortController();
  const { signal } = stop;
  rail.addEventListener('scroll', look, { passive: true, signal });
  rail.addEventListener('keydown', takeKey, { signal });
  gallery.addEventListener('click', takeClick, { signal });
  const touch = () => {
    if ('touched' in gallery.dataset) return;
    gallery.dataset.touched = '';
    fetchAround(galleryId, shown);
  };
  for (const touched of ['pointerover', 'pointerdown', 'focusin'])
    gallery.addEventListener(touched, touch, { passive: true, signal });
  rail.addEventListener('scroll', touch, { passive: true, signal });
  if (rail.scrollLeft > 0) touch();
  gallery.addEventListener('error', ({ target }) => markFailed(target), { capture: true, signal });
  for (const image of gallery.querySelectorAll('img')) if (hasFailed(image)) markFailed(image);
  markThumbnail(gallery, shown);
  look();
  // The row appears, disappears or changes its width.
  const sizes = new ResizeObserver(look);
  sizes.observe(rail);
  signal.addEventListener('abort', () => sizes.disconnect());
  if (shown < 0) openNamed(gallery);
  return () => stop.abort();
}

/** A thumbnail pressed before the script ran only left its fragment in the address. */
function openNamed(gallery: HTMLElement): void {
  const thumbnails = gallery.querySelectorAll<HTMLAnchorElement>('a[data-slide]');
  [...thumbnails].find(({ hash }) => hash === location.hash)?.click();
}

function markThumbnail(gallery: HTMLElement, at: number): void {
  gallery.querySelector('[data-slide][aria-current]')?.removeAttribute('aria-current');
  const thumbnail = gallery.querySelector<HTMLElement>(`[data-slide="${at}"]`);
  const strip = thumbnail?.closest('ul');
  if (!thumbnail || !strip) return;
  thumbnail.setAttribute('aria-current', 'true');
  const [place, seen] = [thumbnail.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (place.left < seen.left || place.right > seen.right)
    strip.scrollTo({ left: strip.scrollLeft + place.left - seen.left - (seen.width - place.width) / 2 });
}

/** Loads the photo and its neighbours now; others stay lazy. */
function fetchAround(galleryId: string, at: number): void {
  const slides = slidesOf(galleryId);
  for (const place of [at, at + 1, at - 1])
    for (const image of slides[place]?.querySelectorAll('img') ?? []) image.loading = 'eager';
}

/** Whether a picture failed before the script ran. */
const hasFailed = (image: HTMLImageElement): boolean =>
  image.complete && image.naturalWidth === 0 && image.currentSrc !== '';

function markFailed(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.closest('a')?.setAttribute('data-failed', '');
}
