import type { StockImage } from '@/domain/stock/card-values.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import type { StockVehicle } from '../stock-vehicle.ts';
import type { StockVideo } from '../stock-video.ts';

export type VehicleView = 'spinner' | 'walkaround' | 'gallery' | 'interior';

/** Which views a vehicle has, in their order, and the one that its page opens with (MED-01). No view: there is nothing to see yet. */
export function vehicleViews(
  {
    card,
    spin,
    walkaround,
    videos,
    interior,
  }: Pick<StockVehicle, 'card' | 'spin' | 'walkaround' | 'videos' | 'interior'>,
  galleryFirst: boolean,
): { views: VehicleView[]; first: VehicleView | null } {
  const has: Record<VehicleView, boolean> = {
    spinner: spin.length > 1,
    gallery: card.images.length > 0 || videos.length > 0,
    walkaround: walkaround.length > 0,
    interior: interior !== null,
  };
  const views = (['spinner', 'gallery', 'walkaround', 'interior'] as const).filter((view) => has[view]);
  const wanted = galleryFirst ? 'gallery' : 'spinner';
  return { views, first: has[wanted] ? wanted : (views[0] ?? null) };
}

export type GalleryItem = { kind: 'photo'; image: StockImage; at: number } | { kind: 'video'; video: StockVideo };

/** Photos in their order with the stock video among them, where the site wants it (MED-05). `at` counts the photos alone. */
export function galleryItems(
  images: readonly StockImage[],
  videos: readonly StockVideo[],
  place: SiteOptions['stockVideoPlace'],
): GalleryItem[] {
  const photos = images.map((image, at) => ({ kind: 'photo', image, at }) as const);
  const films = videos.map((video) => ({ kind: 'video', video }) as const);
  const before = { start: 0, second: 1, middle: Math.ceil(photos.length / 2), end: photos.length }[place];
  return [...photos.slice(0, before), ...films, ...photos.slice(before)];
}
