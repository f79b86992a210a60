import type { GeoPoint } from './distance.ts';

type Island = GeoPoint & { name: string };

/**
 * Islands and stations that no road and no regular car ferry reaches, by postcode. Two are written as New South Wales', two as Western
 * Australia's, but none is near its neighbours by number (Australia Post; Geoscience Australia's gazetteer).
 */
const islands: Readonly<Record<string, Island>> = {
  '2898': { name: 'Lord Howe Island', latitude: -31.55, longitude: 159.08 },
  '2899': { name: 'Norfolk Island', latitude: -29.03, longitude: 167.95 },
  '4875': { name: 'Thursday Island', latitude: -10.58, longitude: 142.22 },
  '6161': { name: 'Rottnest Island', latitude: -32.0, longitude: 115.54 },
  '6798': { name: 'Christmas Island', latitude: -10.42, longitude: 105.68 },
  '6799': { name: 'Cocos (Keeling) Islands', latitude: -12.19, longitude: 96.83 },
  '7151': { name: 'Macquarie Island', latitude: -54.5, longitude: 158.95 },
  '7255': { name: 'Flinders Island', latitude: -40.12, longitude: 148.02 },
  '7256': { name: 'King Island', latitude: -39.93, longitude: 143.85 },
};

/** The island of a postcode; null on the mainland and in Tasmania, where vehicles are driven. */
export const remoteIsland = (postcode: string): Island | null => islands[postcode] ?? null;
