import type { GeoPoint } from './distance.ts';
import { places } from './places.ts';

/** A road as a line; `rank` 1 is a motorway or a highway between cities, 2 a main road of a city or of a region. */
export type Road = { rank: 1 | 2; points: readonly GeoPoint[] };

/**
 * Rank, then the points of a road: places of `places.ts` by name, with `_` for spaces, others as latitude,longitude. Main roads alone, to a
 * hundredth of a degree (about a kilometre), written down by hand for this project from general knowledge, as the places are
 * (docs/decisions/0006-maps-and-postcodes.md).
 */
const table = `
1 Geelong -38.08,144.33 -38.03,144.42 -37.97,144.53 -37.91,144.68 -37.87,144.77 -37.84,144.84 -37.83,144.895 -37.83,144.96 -37.83,145.01 -37.86,145.05 -37.88,145.09 -37.925,145.17 -37.96,145.21 -38.005,145.27 -38.05,145.35 -38.08,145.48 -38.09,145.57 -38.14,145.86 Warragul -38.17,146.26 Traralgon Sale Bairnsdale -37.88,147.99 -37.71,148.46 -37.57,149.15 -37.06,149.90 Bega -36.22,150.13 -35.71,150.18 Nowra Wollongong
1 Geelong -38.24,143.99 Colac -38.23,143.15 Warrnambool Portland Mount_Gambier
2 Geelong -38.23,144.34 Torquay Anglesea -38.54,143.97 -38.76,143.67
2 Geelong -38.19,144.46 -38.23,144.53 -38.27,144.66
2 -38.21,144.48 -38.265,144.52 -38.29,144.41 Torquay
1 -37.87,144.77 -37.79,144.79 -37.73,144.82 -37.70,144.89 -37.695,144.94 -37.69,145.01 -37.70,145.10
1 -37.83,144.95 -37.80,144.94 -37.745,144.92 -37.70,144.88 -37.67,144.85
1 -37.73,144.82 -37.62,144.69 -37.49,144.59 -37.36,144.53 -37.25,144.45 -37.06,144.29 Bendigo -35.98,143.42 Mildura
1 -37.69,144.98 -37.60,144.99 -37.41,144.99 Seymour -36.75,145.57 -36.55,145.98 Wangaratta Albury -35.73,147.31 -35.07,148.11 -34.84,148.91 Goulburn -34.48,150.37 Campbelltown Liverpool -33.90,151.03 -33.88,151.08
1 -37.793,144.99 -37.79,145.05 -37.79,145.13 -37.81,145.22 -37.86,145.22 -37.95,145.21 -38.01,145.17 -38.09,145.17 -38.15,145.15 -38.25,145.10 -38.29,145.07 -38.36,144.92 Rosebud
2 -37.83,144.97 -37.856,144.982 -37.885,145.00 -37.907,145.004 -37.934,145.037 -37.985,145.065 -38.00,145.09 -38.04,145.118 -38.075,145.13 Frankston Mornington
2 -37.856,144.982 -37.877,145.04 -37.90,145.09 -37.91,145.125 -37.945,145.155 Dandenong -38.005,145.27 -38.05,145.35
2 Richmond -37.84,145.03 -37.85,145.10 -37.86,145.19 -37.884,145.295 -37.91,145.355
2 Richmond Box_Hill Ringwood Lilydale -37.65,145.52 Mansfield
2 Dandenong -38.10,145.28 -38.20,145.49 -38.43,145.82 -38.48,145.95
2 -38.22,145.52 Wonthaggi
1 -37.79,144.79 Melton -37.68,144.44 Ballarat -37.28,142.93 Horsham -36.31,140.77 -35.26,139.46 Murray_Bridge Mount_Barker -35.00,138.72 -34.96,138.64 Adelaide
2 -37.79,144.99 Preston -37.68,145.01 Epping -37.55,145.02
2 Melbourne -37.74,144.965 -37.66,144.955 Craigieburn -37.41,144.99
2 Geelong -37.90,144.10 Ballarat Castlemaine
2 Ballarat Hamilton Portland
2 Seymour Shepparton -35.81,145.56 Deniliquin -34.50,144.84
2 Bendigo Echuca Deniliquin
2 Albury -36.02,146.00 Echuca Swan_Hill Mildura Renmark Nuriootpa Gawler
2 Bendigo Shepparton Wangaratta
2 Dandenong -37.93,145.23 Ferntree_Gully Ringwood
1 -33.72,151.11 -33.62,151.15 -33.54,151.19 -33.43,151.30 -33.28,151.39 -32.88,151.61 -32.83,151.69 -32.40,152.20 Taree -31.44,152.82 Coffs_Harbour Grafton -28.86,153.53 Tweed_Heads -28.00,153.37 Beenleigh -27.65,153.16 -27.58,153.09 -27.505,153.05 Brisbane
2 North_Sydney Artarmon -33.795,151.175 -33.745,151.14 -33.72,151.11 Hornsby
1 North_Sydney -33.80,151.15 -33.77,151.09 -33.755,151.00 -33.77,150.94 -33.735,150.93
1 -33.755,150.98 -33.735,150.93 -33.77,150.86 -33.80,150.86 -33.94,150.87 -34.02,150.85
1 -33.86,151.08 -33.825,151.00 -33.80,150.86 -33.77,150.69 Katoomba Lithgow Bathurst Orange Dubbo
1 -33.94,151.17 -33.945,151.08 -33.945,151.02 -33.94,150.92 Campbelltown
2 Sydney North_Sydney -33.83,151.22 -33.80,151.245 -33.785,151.265 -33.762,151.272 -33.75,151.29 -33.715,151.30 -33.68,151.30
2 Sydney -33.91,151.18 -33.95,151.14 -33.97,151.10 -34.03,151.06 -34.13,150.99 Wollongong
2 Sydney -33.89,151.12 -33.87,151.08 Parramatta -33.76,150.99 -33.728,150.965 -33.68,150.92 Windsor
2 Sydney -33.85,151.16 Ryde Parramatta
2 Liverpool Parramatta
2 Sydney -33.89,151.22 Bondi
2 Windsor Penrith Camden Campbelltown
1 Goulburn -35.05,149.40 Canberra Queanbeyan Cooma
2 -34.84,148.91 Canberra
2 Cooma Bega
1 -32.83,151.69 Maitland Tamworth Armidale -28.65,151.95 Warwick Ipswich
1 Narrandera Wagga_Wagga -35.07,148.11
1 Shepparton -35.81,145.56 Narrandera -34.00,147.20 Parkes Dubbo -31.27,149.28 Moree Goondiwindi Toowoomba
2 Narrandera Griffith -34.50,144.84 Mildura
2 Dubbo -31.56,147.20 -31.50,145.83 Broken_Hill -33.00,139.60 -33.67,138.93 -34.60,138.75
2 -31.56,147.20 Bourke
2 Dubbo Mudgee Lithgow
1 Brisbane -27.53,153.025 -27.545,153.01 -27.565,152.975 -27.61,152.90 Ipswich Toowoomba Dalby Roma
1 -27.58,153.09 -27.51,153.115 -27.43,153.09 -27.36,153.08 -27.29,153.02 Caboolture -26.66,152.99 Gympie Maryborough -25.24,152.28 -24.99,151.95 -23.90,150.95 Rockhampton Mackay -20.01,148.24 Townsville -18.65,146.16 -17.52,146.03 Cairns
2 Brisbane -27.41,153.03 Strathpine Caboolture
2 -27.60,152.90 -27.66,153.03 -27.65,153.16
2 Brisbane Carindale -27.525,153.19 Cleveland
2 -28.00,153.37 Surfers_Paradise
2 -24.99,151.95 Bundaberg
2 -23.90,150.95 Gladstone
2 -26.66,152.99 Maroochydore Noosa_Heads
1 Rockhampton Emerald Longreach Mount_Isa Townsville
2 Roma -26.40,146.24 Longreach
2 Cairns Atherton
1 Adelaide -34.845,138.60 -34.79,138.59 -34.67,138.56 -34.18,138.15 -33.20,138.10 Port_Augusta -32.70,136.50 Ceduna -31.68,128.88 -32.20,121.78 Kalgoorlie
2 Adelaide Gepps_Cross -34.77,138.66 Elizabeth Gawler Nuriootpa Renmark
2 -34.84,138.57 -34.93,138.575 -35.03,138.555 Morphett_Vale -35.19,138.50 Victor_Harbor
2 Adelaide -34.95,138.57 Glenelg
2 -34.845,138.51 -34.844,138.60 -34.845,138.68
2 Adelaide -34.88,138.65 Modbury
2 -34.18,138.15 Kadina
2 Port_Augusta Whyalla Port_Lincoln Ceduna
2 Murray_Bridge -35.26,139.46 -36.80,140.00 Mount_Gambier
1 Port_Augusta Coober_Pedy Alice_Springs Tennant_Creek Katherine -13.46,131.83 Palmerston Darwin
1 Mount_Isa -19.40,134.20
1 Katherine Kununurra -18.19,125.57 Broome Port_Hedland Karratha Carnarvon Geraldton -30.50,115.80 -31.80,116.02 Midland
1 Perth -31.895,115.805 -31.82,115.78 Joondalup
1 Perth -32.01,115.856 -32.10,115.86 -32.24,115.85 -32.53,115.78 Bunbury
1 -31.80,116.02 -31.90,115.95 -31.96,115.965 -32.03,115.97 Armadale
1 Perth Victoria_Park Cannington Armadale -33.03,116.88 -33.83,117.16 Albany
1 Victoria_Park -31.94,115.93 Midland Northam -31.48,118.28 Kalgoorlie
2 Victoria_Park -31.985,115.86 Applecross Fremantle
2 Perth -31.98,115.80 Fremantle
2 Fremantle -32.06,115.85 -32.05,115.97
2 Fremantle Rockingham Mandurah
2 Bunbury Busselton Margaret_River
2 Perth Mount_Lawley -31.90,115.95 Midland
2 -32.20,121.78 Esperance Albany
1 Hobart -42.74,147.23 -42.30,147.37 -41.93,147.49 Launceston Devonport Burnie
2 Hobart Glenorchy -42.74,147.23 New_Norfolk Queenstown Burnie
2 Hobart -42.79,147.53 Triabunna
2 Hobart Kingston
`;

const named = new Map(places.map((place) => [place.name.replaceAll(' ', '_'), place]));

/** The point of a word of the table; a name that no place has would be a road that ends somewhere else. */
function pointOf(word: string): GeoPoint {
  const [, latitude, longitude] = /^(-\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(word) ?? [];
  if (latitude && longitude) return { latitude: Number(latitude), longitude: Number(longitude) };
  const place = named.get(word);
  if (!place) throw new Error(`No place of the list is called ${word}.`);
  return place;
}

export const roads: readonly Road[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [rank, ...fields] = line.split(' ');
    return { rank: rank === '1' ? 1 : 2, points: fields.map(pointOf) };
  });
