import { describe, expect, it } from 'vitest';
import { bodyOf, bodyWords, isTruck } from './body-words.ts';
import { colourOf } from './colour-words.ts';
import { driveOf, driveWords } from './drive-words.ts';
import { fuelOf } from './fuel-words.ts';
import { gearboxWords, simpleTransmissionOf } from './gearbox-words.ts';
import { carTypeOf, carTypeWords, statusOf, statusWords, yesOf } from './standing-words.ts';

const none = undefined;

/** Each phrase of a table alone means what the table states. */
function everyPhrase(table: Readonly<Record<string, readonly string[]>>, read: (text: string) => unknown) {
  return Object.entries(table).flatMap(([meaning, phrases]) =>
    phrases.filter((phrase) => read(phrase) !== meaning || read(phrase.toUpperCase()) !== meaning),
  );
}

describe('[PLUS-20] every word of the tables is read as its table lists', () => {
  it.each([
    ['body', bodyWords, bodyOf],
    ['gearbox', gearboxWords, simpleTransmissionOf],
    ['drive', driveWords, driveOf],
    ['car type', carTypeWords, carTypeOf],
    ['status', statusWords, statusOf],
  ] as const)('%s', (_, table, read) => expect(everyPhrase(table, read)).toEqual([]));
});

describe('[PLUS-20] bodies, by the words of several feeds', () => {
  it.each([
    ['Sport Utility', 'SUV'],
    ['Sports Utility Vehicle', 'SUV'],
    ['SUV - Sport Utility', 'SUV'],
    ['SUV/Sports Utility Vehicle', 'SUV'],
    ['Sport-Utility', 'SUV'],
    ['Compact SUV', 'SUV'],
    ['Large SUV', 'SUV'],
    ['SUV Wagon', 'SUV'],
    ['Wagon (SUV)', 'SUV'],
    ['4D WAGON', 'Wagon'],
    ['4WD', 'SUV'],
    ['SUV 4x4', 'SUV'],
    ['Crossover', 'SUV'],
    ['Minivan', 'People Mover'],
    ['Mini-Van', 'People Mover'],
    ['Passenger Van', 'People Mover'],
    ['People Mover', 'People Mover'],
    ['Van - People Mover', 'People Mover'],
    ['MPV', 'People Mover'],
    ['BUS', 'People Mover'],
    ['Business Van', 'Van'],
    ['Campervan', 'Van'],
    ['Camper Van', 'Van'],
    ['PANEL VAN', 'Van'],
    ['LWB High Roof Van', 'Van'],
    ['Van - Dual Cab', 'Van'],
    ['Utility', 'Ute'],
    ['Utility - Dual Cab', 'Ute'],
    ['Dual Cab Pickup', 'Ute'],
    ['Dual Cab Pick-up', 'Ute'],
    ['DOUBLE CAB P/UP', 'Ute'],
    ['D/Cab', 'Ute'],
    ['DUAL C/CHAS', 'Ute'],
    ['Cab Chassis', 'Ute'],
    ['Cab Chassis - Dual Cab', 'Ute'],
    ['C/Chas', 'Ute'],
    ['Super Cab Chassis', 'Ute'],
    ['Coupe Utility', 'Ute'],
    ['Ute 4x4', 'Ute'],
    ['Crew Cab', 'Ute'],
    ['5D HATCHBACK', 'Hatch'],
    ['Liftback', 'Hatch'],
    ['Sportback', 'Hatch'],
    ['Saloon', 'Sedan'],
    ['4 Door Sedan', 'Sedan'],
    ['Station Wagon', 'Wagon'],
    ['Estate', 'Wagon'],
    ['2D CABRIOLET', 'Coupe'],
    ['Convertible - Soft Top', 'Coupe'],
    ['Coupé', 'Coupe'],
    ['Camper Trailer', 'Caravan'],
    ['Pop-Top', 'Caravan'],
    ['Off-Road Caravan', 'Caravan'],
    ['Motorbike', 'Motorcycle'],
    ['Scooter', 'Motorcycle'],
    // Two meanings, or none that the filters know.
    ['Camper', none],
    ['Hatch/Sedan', none],
    ['Utility Vehicle', none],
    ['Hardtop', none],
    ['Sport', none],
    ['Hovercraft', none],
    ['Vanguard', none],
    ['Busy Bee', none],
    ['Ute or Van', none],
  ])('%s is %s', (given, body) => expect(bodyOf(given)).toBe(body));

  it('a truck is a kind of vehicle, not a body', () => {
    expect(['Truck', 'Light Truck', 'Prime Mover', 'Ute', 'Tray'].map(isTruck)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('[PLUS-20] fuels, by the words of several feeds', () => {
  it.each([
    ['Petrol/Electric', 'Hybrid'],
    ['Electric/Petrol', 'Hybrid'],
    ['Petrol - Unleaded ULP/Electric', 'Hybrid'],
    ['Diesel/Electric', 'Hybrid'],
    ['Petrol + Electric', 'Hybrid'],
    ['Petrol Electric Hybrid', 'Hybrid'],
    ['Hybrid with Petrol - Unleaded', 'Hybrid'],
    ['Hybrid (Petrol)', 'Hybrid'],
    ['HEV', 'Hybrid'],
    ['Mild Hybrid', 'Hybrid'],
    ['MHEV w/ 48V', 'Hybrid'],
    ['e-POWER', 'Hybrid'],
    ['PHEV', 'Plug-in Hybrid'],
    ['Plug-In Hybrid', 'Plug-in Hybrid'],
    ['Plug in Hybrid Electric Vehicle (PHEV)', 'Plug-in Hybrid'],
    ['Petrol/Electric Plug-in', 'Plug-in Hybrid'],
    ['Electric with Range Extender', 'Plug-in Hybrid'],
    ['Electric', 'Electric'],
    ['BEV', 'Electric'],
    ['Battery Electric Vehicle', 'Electric'],
    ['100% Electric', 'Electric'],
    ['Petrol - Premium ULP', 'Petrol'],
    ['Premium Unleaded Petrol', 'Petrol'],
    ['PULP 95', 'Petrol'],
    ['Unleaded 91', 'Petrol'],
    ['Petrol 98 RON', 'Petrol'],
    ['Gasoline', 'Petrol'],
    ['Petrol or LPG (Dual)', 'Petrol'],
    ['Petrol/LPG', 'Petrol'],
    ['Diesel - Turbo', 'Diesel'],
    ['TURBO DIESEL', 'Diesel'],
    ['2.0 Diesel', 'Diesel'],
    ['LPG', 'LPG'],
    ['Gas Only', 'LPG'],
    ['Hydrogen', none],
    ['Fuel Cell Electric', none],
    ['Petrol/Diesel', none],
    ['Steam', none],
    ['Gas', none],
    ['Dieselgate', none],
  ])('%s is %s', (given, fuel) => expect(fuelOf(given)).toBe(fuel));
});

describe('[PLUS-20] gearboxes, drives, colours', () => {
  it.each([
    ['Sports Automatic Dual Clutch', 'Automatic'],
    ['6 Speed Sports Automatic', 'Automatic'],
    ['CVT Auto. 6 Speed Sequential', 'Automatic'],
    ['Seq. Manual Auto-Clutch', 'Automatic'],
    ['Continuous Variable', 'Automatic'],
    ['8sp Auto', 'Automatic'],
    ['10A', 'Automatic'],
    ['1 Speed Reduction Gear', 'Automatic'],
    ['DSG', 'Automatic'],
    ['AUTO', 'Automatic'],
    ['5 Speed Manual', 'Manual'],
    ['6sp Man', 'Manual'],
    ['M', 'Manual'],
    ['Auto or Manual', none],
    ['German', none],
    ['Command shift', none],
  ])('the gearbox %s is %s', (given, simple) => expect(simpleTransmissionOf(given)).toBe(simple));

  it.each([
    ['4X4 Constant', '4x4'],
    ['4X4 Dual Range', '4x4'],
    ['4WD On Demand', '4x4'],
    ['Four Wheel Drive', '4x4'],
    ['Part-time 4WD', '4x4'],
    ['AWD', 'AWD'],
    ['All Wheel Drive', 'AWD'],
    ['quattro', 'AWD'],
    ['Front Wheel Drive', 'FWD'],
    ['Front', 'FWD'],
    ['REAR WHEEL DRIVE', 'RWD'],
    ['4x2', 'RWD'],
    ['2WD', none],
    ['6x4', none],
    ['Rear or Front', none],
  ])('the drive %s is %s', (given, drive) => expect(driveOf(given)).toBe(drive));

  it.each([
    ['WHITE', 'White'],
    ['wht', 'White'],
    ['Soul Red', 'Soul Red'],
    ['METALLIC GRAY', 'Metallic Grey'],
    ['ébony', 'Ébony'],
    ['Silver.', 'Silver.'],
  ])('the colour %s is %s', (given, colour) => expect(colourOf(given)).toBe(colour));
});

describe('[PLUS-20] where a vehicle is', () => {
  it.each([
    ['Demonstrator', 'demo'],
    ['Ex-Demo', 'demo'],
    ['Pre-owned', 'used'],
    ['Certified Pre-Owned', 'used'],
    ['U', 'used'],
    ['https://schema.org/NewCondition', 'new'],
    ['Brand New', 'new'],
    ['Near New', none],
    ['SUV', none],
  ])('the type %s is %s', (given, type) => expect(carTypeOf(given)).toBe(type));

  it.each([
    ['Available', 'in_stock'],
    ['For Sale', 'in_stock'],
    ['IN_STOCK', 'in_stock'],
    ['Sold', 'sold'],
    ['Under Offer', 'reserved'],
    ['In Transit', 'coming_soon'],
    ['Withdrawn', 'left'],
    ['out of stock', 'left'],
    ['Something', none],
  ])('the status %s is %s', (given, status) => expect(statusOf(given)).toBe(status));

  it('yes and no, in the spellings of programs', () => {
    expect(['Y', 'TRUE', '1', 'No', 'f', '0', 'maybe'].map(yesOf)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      none,
    ]);
  });
});
