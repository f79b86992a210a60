import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { StockVehicle } from '../stock-vehicle.ts';

/**
 * The content of `/cars/{slug}/view.json`, by the specification's names (VDP-15): how often it was
 * viewed, and what may have changed.
 */
export type ViewData = {
  views: number;
  car_fields: {
    id: string;
    slug: string;
    stocknum: string;
    price: number;
    status: string;
    reserved: boolean;
    photos_count: number;
    /** Seconds since 1970. */
    updated_at: number;
  };
};

/** `counted`: views on this site beyond those that the feed brought. */
export function viewData({ card, availability, updatedAtMs }: StockVehicle, counted: number): ViewData {
  const { id, slug, stockNumber, priceCents, reserved, views, images } = card;
  return {
    views: views + counted,
    car_fields: {
      id,
      slug,
      reserved,
      stocknum: stockNumber,
      price: priceCents / 100,
      status: availability,
      photos_count: images.length,
      updated_at: Math.floor(updatedAtMs / 1000),
    },
  };
}

type ViewedVehicle = Pick<StockVehicle, 'card' | 'updatedAtMs'>;

/** The address of it; `website_id` is the site's number. */
export function viewDataAddress({ card, updatedAtMs }: ViewedVehicle, { siteNumber }: { siteNumber: number }): string {
  const requested = {
    photos_count: card.images.length,
    updated_at: Math.floor(updatedAtMs / 1000),
    website_id: siteNumber,
  };
  const query = new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]));
  return `${pathOfRoute('vehicleView', { slug: card.slug })}?${query}`;
}
