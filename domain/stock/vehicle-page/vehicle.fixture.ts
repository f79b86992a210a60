import { type StockVehicle, stockVehicleFromDocument } from '../stock-vehicle.ts';
import { vehicleSchema } from '../vehicle.ts';
import { vehicleDocument } from '../vehicle-document.ts';

const fed = {
  id: 'v1',
  slug: '2024-ford-ranger-sb1',
  stockNumber: 'SB1',
  vin: 'DEMV1N00000000001',
  registration: '1AB2CD',
  registrationExpiry: '2027-08-14',
  year: 2024,
  make: 'Ford',
  model: 'Ranger',
  badge: 'Wildtrak',
  series: 'PY',
  body: 'Ute',
  colour: 'Blue Lightning',
  fuel: 'Diesel',
  transmission: '10 speed auto',
  drive: '4x4',
  seats: 5,
  doors: 4,
  cylinders: 6,
  engineCubicCentimetres: 2993,
  odometerKm: 14_820,
  buildDate: '2024-02',
  complianceDate: '2024-03',
  variant: { torque: '600 Nm', ancapStars: 5, towingCapacityBrakedKg: 3500, fuelConsumptionLitresPer100Km: 8.4 },
  carType: 'demo',
  status: 'in_stock',
  priceCents: 66_990_00,
  createdAtMs: 1,
  updatedAtMs: 2,
  location: { name: 'Southbank', phone: '03 5550 4410', state: 'vic' },
  dealership: { id: 'd1', slug: 'southbank-ford' },
  sites: ['southbank-ford'],
} as const;

const origins = [{ name: 'yard', origin: 'https://media.example' }];

/**
 * A vehicle as its page gets it, with what `other` changes; its pictures are listed where they come
 * from `https://media.example`.
 */
export function pageVehicle(other: object = {}): StockVehicle {
  const document = vehicleDocument(vehicleSchema.parse({ ...fed, ...other }), null);
  const vehicle = stockVehicleFromDocument(document, origins);
  if (!vehicle) throw new Error('The fixture is no vehicle.');
  return vehicle;
}
