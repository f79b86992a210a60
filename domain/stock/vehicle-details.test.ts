import { describe, expect, it } from 'vitest';
import { stockVehicleFromDocument } from './stock-vehicle.ts';
import { vehicleSchema } from './vehicle.ts';
import { readDetails, writeDetails } from './vehicle-details.ts';
import { vehicleDocument } from './vehicle-document.ts';

/** What every shopper may read on a vehicle's page. A field that is added to the details is added here on purpose. */
const publicDetails =
  'autograbId bodyConfiguration buildDate caravan carsalesTitle complianceDate cylinders dealerComments doors engineCubicCentimetres externalVideoUrl fileUrl gears hotspots interiorColour location market nvic offerPriceCents paymentProcessors priceHistory redbookCode registration registrationExpiry spinCode spinImageUrls spinInteriorImageUrl standardEquipment transmission variant videoUrl videoUrls vin walkaroundVideoUrls youxWeeklyCents'.split(
    ' ',
  );

const hotspots = {
  exterior: [{ id: 'h1', description: 'Tow bar', anchors: [{ angle: 180, x: 50, y: 70 }] }],
  interior: [{ id: 'h2', description: 'Screen', anchors: [] }],
};
const fed = {
  id: 'v1',
  slug: '2024-ford-everest-sb1',
  stockNumber: 'SB-1',
  vin: 'DEMV1N00000000001',
  registration: '1AB2CD',
  registrationExpiry: '2027-03-31',
  nvic: 'ABC12D',
  year: 2024,
  make: 'Ford',
  model: 'Everest',
  body: 'SUV',
  seats: 7,
  cylinders: 4,
  engineCubicCentimetres: 1996,
  variant: { induction: 'Turbo', torque: '500 Nm', ancapStars: 5, towingCapacityBrakedKg: 3500 },
  carType: 'used',
  status: 'in_stock',
  priceCents: 61_990_00,
  subscriptionPriceCents: 299_00,
  market: { stateAverageCents: 62_990_00, nationalAverageCents: 63_990_00 },
  youxWeeklyCents: 255_10,
  createdAtMs: 1,
  updatedAtMs: 2,
  dealerComments: 'One owner.',
  features: ['Tow Bar'],
  standardEquipment: ['ABS'],
  categories: ['Family'],
  imageUrls: ['https://media.example/a.webp'],
  spinImageUrls: ['https://media.example/0.webp', 'https://elsewhere.example/1.webp', 'https://media.example/2.webp'],
  spinInteriorImageUrl: 'https://media.example/inside.webp',
  hotspots,
  externalVideoUrl: 'https://video.example/v',
  fileUrl: 'https://files.example/report.pdf',
  location: {
    name: 'Southbank',
    slug: 'southbank',
    street: '4 Clarendon Street',
    postcode: '3006',
    phone: 'secret-phone',
    placeUrl: 'https://maps.example/southbank',
    distributionLocations: [{ name: 'Docklands', slug: 'docklands', phone: 'secret-phone' }],
  },
  privateSuburb: 'secret-suburb',
  privatePostcode: 'secret-postcode',
  purchaseCostCents: 'secret-cost',
  dealership: { id: 'd1', name: 'Southbank Ford', slug: 'southbank-ford' },
  sites: ['southbank-ford'],
};
const origins = [{ name: 'demo', origin: 'https://media.example' }];
const document = vehicleDocument(vehicleSchema.parse(fed), null);
const written = writeDetails(vehicleSchema.parse(fed));

describe("what a vehicle's page may show", () => {
  it('[VDP-09] is public, field by field, and holds no phone', () => {
    expect(Object.keys(JSON.parse(written)).sort()).toEqual(publicDetails);
    expect(Object.keys(JSON.parse(written).location).sort()).toEqual([
      'distributionLocations',
      'placeUrl',
      'postcode',
      'slug',
      'street',
    ]);
    expect(written).not.toContain('secret');
  });

  it('[VDP-07] is read back as it was written', () => {
    expect(readDetails(document.details)).toMatchObject({
      vin: fed.vin,
      nvic: 'ABC12D',
      engineCubicCentimetres: 1996,
      variant: { induction: 'Turbo', torque: '500 Nm', ancapStars: 5, lengthMm: 0 },
      caravan: null,
      standardEquipment: ['ABS'],
      fileUrl: fed.fileUrl,
      location: { street: '4 Clarendon Street', distributionLocations: [{ name: 'Docklands', slug: 'docklands' }] },
    });
  });

  it('[MED-04] has hotspots outside and inside, with their place at each angle', () => {
    expect(readDetails(document.details).hotspots).toEqual(hotspots);
    const outside = { exterior: [{ id: 'h', description: 'far out', anchors: [{ angle: 400, x: 1, y: 1 }] }] };
    expect(vehicleSchema.safeParse({ ...fed, hotspots: outside }).success).toBe(false);
  });

  it('[VDP-20] is empty where it is odd, and the page is shown', () => {
    for (const odd of [undefined, '', '{', 'null', '[]', 7, '{"variant":4,"location":null,"doors":"four"}']) {
      expect(readDetails(odd), String(odd)).toEqual(readDetails('{}'));
    }
  });
});

describe("a vehicle's page from the index", () => {
  it('[VDP-01] holds its card, its details and its pictures where the image route finds them', () => {
    expect(stockVehicleFromDocument(document, origins)).toMatchObject({
      card: { slug: fed.slug, name: '2024 Ford Everest' },
      availability: 'in_stock',
      details: { dealerComments: 'One owner.', youxWeeklyCents: 255_10 },
      seats: 7,
      features: ['Tow Bar'],
      categories: ['Family'],
      itemType: 'car',
      dealership: fed.dealership,
      subscriptionPriceCents: 299_00,
      spin: [
        { source: 'demo', path: '0.webp', alt: '2024 Ford Everest, view 1 of 2' },
        { source: 'demo', path: '2.webp', alt: '2024 Ford Everest, view 2 of 2' },
      ],
      interior: { source: 'demo', path: 'inside.webp' },
    });
  });

  it('[VDP-20] shows that it was withdrawn, where its card is as good as sold', () => {
    const gone = stockVehicleFromDocument({ ...document, status: 'withdrawn' }, origins);
    expect([gone?.availability, gone?.card.status]).toEqual(['withdrawn', 'sold']);
    expect(stockVehicleFromDocument({ slug: 's' }, origins)).toBeNull();
  });
});
