import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import type { Body } from '@/domain/vocabulary/vehicle-kinds.ts';
import { oneMeaning, phrases, plainWords, wordReader } from './match-words.ts';

/**
 * What feeds call bodies, in Redbook's and Glass's abbreviations too. A word with two meanings
 * ("camper", "hardtop") is in none.
 */
export const bodyWords: Readonly<Record<Body, readonly string[]>> = {
  SUV: phrases(`
    suv, suvs, sport utility, sports utility, sport utility vehicle, sports utility vehicle, sport utility wagon,
    sports utility wagon, sporty utility vehicle, crossover, crossover suv, cuv, crossover utility vehicle, softroader, soft roader,
    offroader, off roader, four wheel drive wagon, 4wd wagon, 4x4 wagon, wagon 4wd, wagon 4x4, suv 4wd, wagon four wheel drive,
    troop carrier, troopcarrier, suv coupe, coupe suv, awd wagon suv, allroad suv`),
  Ute: phrases(`
    ute, utes, utility, pickup, pick up, pickup truck, pick up truck, p up, pup, cab chassis, cabchassis, c chas, c chassis, cab chas,
    cab chass, cchas, tray, traytop, tray top, tray back, trayback, flat tray, flatbed, flat bed, drop side, dropside, well body,
    wellbody, style side, styleside, coupe utility, utility coupe, d cab utility, utility dual cab`),
  Hatch: phrases(`
    hatch, hatches, hatchback, hatch back, h back, hback, hbk, liftback, lift back, sportback, hatchbacks`),
  Sedan: phrases(`
    sedan, sedans, saloon, sdn, notchback, limousine, limo, stretch limousine, sed`),
  Wagon: phrases(`
    wagon, wagons, station wagon, stationwagon, stn wagon, st wagon, sta wagon, s wagon, swagon, estate, tourer, touring, sportwagon,
    sportswagon, sport wagon, sports wagon, sports tourer, sportstourer, sport tourer, avant, shooting brake, wgn, wag, station wgn,
    sportbrake`),
  Coupe: phrases(`
    coupe, coupes, convertible, convertibles, cabriolet, cabrio, cab riolet, roadster, spider, spyder, targa, drophead, drop head,
    drophead coupe, drop top, droptop, speedster, conv, gran coupe coupe`),
  Van: phrases(`
    van, vans, panel van, panelvan, cargo van, delivery van, business van, work van, commercial van, crew van, crewvan, window van,
    campervan, camper van, high roof van, refrigerated van, freezer van, transporter van, walk through van, light van, blind van,
    dual cab van, crew cab van, double cab van`),
  'People Mover': phrases(`
    people mover, peoplemover, people movers, people carrier, mpv, mpvs, multi purpose vehicle, multipurpose vehicle, minivan,
    mini van, minibus, mini bus, bus, commuter bus, passenger van, people mover van, van people mover`),
  Caravan: phrases(`
    caravan, caravans, pop top, poptop, pop top caravan, camper trailer, campertrailer, camper trailers, hybrid caravan,
    off road caravan, offroad caravan, fifth wheeler, 5th wheeler, touring caravan, teardrop camper, caravan hybrid, pop top van,
    camper caravan`),
  Motorcycle: phrases(`
    motorcycle, motorcycles, motor cycle, motorbike, motorbikes, motor bike, bike, scooter, scooters, motor scooter, moped, road bike,
    trail bike, dirt bike, sports bike, sport bike, adventure bike, touring motorcycle, touring bike, cruiser motorcycle, enduro,
    motocross, motorcycle cruiser, motorcycle touring, naked bike`),
};

/** Words that name the body where no other word does: a dual cab is a ute, unless it is a van. */
const cabs = phrases(`
    dual cab, dualcab, double cab, doublecab, crew cab, crewcab, single cab, singlecab, extra cab, extracab, extended cab, king cab,
    kingcab, space cab, spacecab, super cab, supercab, freestyle cab, club cab, rap cab, mega cab, quad cab, d cab, s cab, x cab,
    c cab, e cab, dc, xtra cab, access cab, smart cab, cab plus`);
const fourWheelDrive = phrases(`
    4x4, 4wd, four wheel drive, 4 wheel drive, 4 x 4`);

const beside = phrases(`
    door, doors, dr, d, seat, seats, seater, seating, compact, small, medium, large, upper, light, micro, midsize, mid size, mid,
    full size, luxury, prestige, family, sport, sports, city, premium, performance, lwb, swb, mwb, elwb, xlwb, long, short,
    medium wheelbase, extra, wheelbase, wheel base, high, low, super, jumbo, roof, standard, style, and, soft top, softtop, hard top,
    hardtop, fastback, passenger, car, two, three, four, five, awd, all wheel drive, 2wd, 4x2, rwd, fwd, commercial, cab, hi rise, hi,
    rise, lo, deck, body, chassis, dual, single, double, crew, king, space, club, extended`);

const strong = wordReader({ meanings: bodyWords, beside: [...beside, ...cabs, ...fourWheelDrive] });
const weak = wordReader<Body>({
  meanings: { ...emptyMeanings(), Ute: cabs, SUV: fourWheelDrive },
  beside,
});

function emptyMeanings(): Record<Body, string[]> {
  return Object.fromEntries(keysOf(bodyWords).map((body) => [body, []])) as unknown as Record<Body, string[]>;
}

/** Two words together that mean the second: "SUV wagon", "Van - People Mover". */
const together: readonly (readonly [Body, Body])[] = [
  ['Wagon', 'SUV'],
  ['Van', 'People Mover'],
  ['Wagon', 'People Mover'],
  ['Van', 'Caravan'],
];

/**
 * The body as the filters name it: "Dual Cab Utility" is a Ute, "Sport Utility" an SUV; undefined
 * where the words mean none or several.
 */
export function bodyOf(text: string): Body | undefined {
  const found = strong(text);
  if (found?.length === 0) return oneMeaning(weak(text));
  const pair = together.find((one) => found?.length === 2 && one.every((body) => found.includes(body)));
  return pair?.[1] ?? oneMeaning(found);
}

const trucks = new Set(
  phrases(`
    truck, trucks, light truck, heavy truck, medium truck, rigid truck, prime mover, tipper, tipper truck, cab chassis truck, tray truck,
    table top truck, pantech, pantech truck, refrigerated truck, tilt tray`),
);

/** Whether it is a truck, which the filters have as a kind of vehicle and not as a body. */
export const isTruck = (text: string): boolean => trucks.has(plainWords(text));
