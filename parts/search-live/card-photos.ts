/** Sideways distance of a swipe, pixels. */
const swipePx = 32;

/**
 * Lets a card's further photos be swiped, or stepped through with the arrows shown under a mouse
 * (`card-arrows.ts`). A photo loads when it is first shown. For keyboards the vehicle's own page
 * has all photos.
 */
export function followCardPhotos(page: HTMLElement, signal: AbortSignal): void {
  let start: { x: number; y: number; photo: HTMLElement } | null = null;
  let swiped = false;
  page.addEventListener(
    'pointerdown',
    ({ target, pointerType, clientX: x, clientY: y }) => {
      const photo = pointerType === 'mouse' ? null : photoOf(target);
      swiped = false;
      start = photo && isOver(photo, x, y) ? { x, y, photo } : null;
    },
    { signal, passive: true },
  );
  page.addEventListener(
    'pointermove',
    ({ pointerType, clientX, clientY }) => {
      if (!start || pointerType === 'mouse') return;
      const [across, along] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) < swipePx || Math.abs(across) < Math.abs(along)) return;
      showPhoto(start.photo, across < 0 ? 1 : -1);
      swiped = true;
      start = null;
    },
    { signal, passive: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      const arrow = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-turn]') : null;
      const photo = arrow && photoOf(arrow);
      if (photo) showPhoto(photo, Number(arrow.dataset.turn));
      if (photo || swiped) event.preventDefault();
      swiped = false;
    },
    { signal, capture: true },
  );
}

const photoOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest('article')?.querySelector<HTMLElement>('[data-photos]') ?? null) : null;

function isOver(photo: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = photo.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

function showPhoto(photo: HTMLElement, by: number): void {
  const more = (photo.dataset.photos ?? '').split(' ').filter(Boolean);
  const at = (Number(photo.dataset.at ?? 0) + by + more.length + 1) % (more.length + 1);
  photo.dataset.at = String(at);
  const shown = photo.querySelector<HTMLImageElement>('img[data-more]') ?? added(photo);
  const address = more[at - 1];
  shown.hidden = address === undefined;
  if (address !== undefined) shown.src = address;
}

function added(photo: HTMLElement): HTMLImageElement {
  const image = document.createElement('img');
  Object.assign(image, { alt: '', className: 'absolute inset-0 size-full object-cover [&[hidden]]:hidden' });
  image.dataset.more = '';
  photo.querySelector('picture, img')?.after(image);
  return image;
}
