import type { DocumentOf } from './demo-document.ts';

type PageFields = Pick<DocumentOf<'model'>, 'variants' | 'colours' | 'facts'>;
type Trim = readonly [name: string, text: string, aboveDollars: number];

/** The trims of each manufacturer of the demo, from the one that the from price is for; the steps between them are made up. */
const trims: Record<string, readonly Trim[]> = {
  ford: [
    ['Ambiente', 'LED headlamps, 10-inch screen, lane keeping', 0],
    ['Trend', '18-inch alloys, keyless entry, rear parking sensors', 5_600],
    ['Sport', 'Black grille and rails, heated front seats, 360° camera', 11_400],
  ],
  volkswagen: [
    ['Life', 'App-Connect, adaptive cruise, two-zone climate', 0],
    ['Style', 'Matrix LED headlamps, Digital Cockpit Pro, park assist', 6_200],
    ['R-Line', '19-inch alloys, sports seats, progressive steering', 12_300],
  ],
  mazda: [
    ['Pure', 'Head-up display, radar cruise, rear camera', 0],
    ['Evolve', '18-inch alloys, keyless entry, paddle shift', 3_800],
    ['Akari', 'Nappa leather, Bose sound, 360° camera', 11_900],
  ],
  hyundai: [
    ['Base', 'SmartSense safety, wireless Apple CarPlay', 0],
    ['Elite', 'Leather seats, powered tailgate, satellite navigation', 5_500],
    ['Premium', 'Panoramic roof, Bose sound, head-up display', 11_000],
  ],
  kia: [
    ['S', 'LED headlamps, 12.3-inch screen, seven-year warranty', 0],
    ['SX', 'Heated front seats, smart key, wireless charging', 5_000],
    ['GT-Line', 'Panoramic roof, 360° camera, Harman Kardon sound', 13_200],
  ],
  toyota: [
    ['GX', 'Toyota Safety Sense, eight-inch screen', 0],
    ['GXL', 'Alloy wheels, smart entry, satellite navigation', 3_400],
    ['Cruiser', 'Leather-accented seats, JBL sound, panoramic monitor', 10_100],
  ],
  suzuki: [
    ['Club', 'Adaptive cruise, reversing camera, LED headlamps', 0],
    ['Club Plus', 'Blind spot monitor, heated mirrors', 1_800],
    ['GLX', '16-inch alloys, keyless entry, climate control', 4_200],
  ],
};

/** The paints of the media studio (demo/media), light to dark. */
const paints = [
  ['Glacier White', '#f3f4f5'],
  ['Sterling Silver', '#a4a9ae'],
  ['Storm Grey', '#5b6167'],
  ['Midnight Black', '#050608'],
  ['Signal Red', '#a90e12'],
  ['Cobalt Blue', '#17418a'],
  ['Forest Green', '#18382b'],
  ['Burnt Orange', '#bb520e'],
] as const;

type Sold = { brand: string; at: number; fromPrice: number | null; categories: readonly string[] };

/** What the page of a model shows: trims and paints once it has a price, and what kind of car it is. */
export function modelPage({ brand, at, fromPrice, categories }: Sold): PageFields {
  const facts = factsOf(categories);
  if (fromPrice === null) return { facts };
  return {
    variants: (trims[brand] ?? []).map(([name, text, above]) => ({
      _key: name.toLowerCase().replaceAll(' ', '-'),
      _type: 'modelVariant' as const,
      name,
      text,
      price: fromPrice + above,
      priceType: 'drive-away' as const,
    })),
    colours: paints
      .filter((_, paint) => (paint + at) % 4 !== 0)
      .map(([name, hex]) => ({ _key: hex.slice(1), _type: 'modelColour' as const, name, hex })),
    facts,
  };
}

function factsOf(categories: readonly string[]): PageFields['facts'] {
  const electric = categories.includes('electric');
  const lines: readonly (readonly [string, string])[] = [
    ...(electric ? ([['Fuel', 'Electric']] as const) : []),
    ...(categories.includes('trucks') ? ([['Braked towing', 'Up to 3,500 kg']] as const) : []),
    ...(categories.includes('people-movers') ? ([['Seats', '7 or 8']] as const) : []),
    ...(electric ? ([['Charging', 'AC at home, DC on the road']] as const) : []),
    ['Warranty', 'As the manufacturer gives it; ask us for the booklet'],
  ];
  return lines.map(([label, value], at) => ({ _key: `fact-${at}`, _type: 'modelFact' as const, label, value }));
}
