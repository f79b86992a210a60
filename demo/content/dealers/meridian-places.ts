import { picture } from '../demo-pictures.ts';
import { type DemoLocation, lateThursday, openSunday, type Week, weekdayTrade, workshopWeek } from '../location.ts';

type Town = readonly [name: string, state: 'VIC' | 'NSW' | 'QLD' | 'SA', postcode: string, phone: string];

/** A place of the group's that keeps no stock of its own under its name. */
const branch = (
  key: string,
  [name, state, postcode, phone]: Town,
  street: string,
  at: readonly [latitude: number, longitude: number],
  week: Week,
  more: Partial<DemoLocation> = {},
): DemoLocation => ({
  key,
  yard: { name, state, postcode, phone },
  name: `Meridian ${name}`,
  street,
  latitude: at[0],
  longitude: at[1],
  week,
  ...more,
});

/** Where Meridian is: two yards of its own, and branches in four states. */
export const meridianPlaces: DemoLocation[] = [
  {
    key: 'dandenong-south',
    yard: 'Dandenong South',
    name: 'Meridian Dandenong South',
    street: '375 Frankston-Dandenong Road',
    latitude: -38.0131,
    longitude: 145.2069,
    week: weekdayTrade,
    licence: 'LMCT 11900',
    image: picture('places/front-hall.avif', 'Seven cars of all shapes in a bright hall'),
  },
  {
    key: 'rocklea',
    yard: 'Rocklea',
    name: 'Meridian Rocklea',
    street: '1204 Ipswich Road',
    latitude: -27.5414,
    longitude: 153.0117,
    week: weekdayTrade,
    licence: '4417920',
    image: picture('places/ute-yard.avif', 'Four utes in a row'),
  },
  branch(
    'pakenham',
    ['Pakenham', 'VIC', '3810', '03 5550 5240'],
    '88 Princes Highway',
    [-38.0712, 145.4878],
    openSunday,
    {
      licence: 'LMCT 11900',
      image: picture('places/showroom-1.avif', 'A showroom with cars on a pale floor'),
    },
  ),
  branch(
    'geelong',
    ['Geelong', 'VIC', '3220', '03 5550 5245'],
    '214 Latrobe Terrace',
    [-38.1512, 144.3513],
    lateThursday,
    {
      licence: 'LMCT 11900',
      image: picture('places/showroom-2.avif', 'A showroom with cars on a pale floor'),
    },
  ),
  branch(
    'ballarat',
    ['Ballarat', 'VIC', '3350', '03 5550 5250'],
    '1130 Howitt Street',
    [-37.5481, 143.8372],
    weekdayTrade,
    {
      licence: 'LMCT 11900',
      image: picture('places/small-cars.avif', 'Small cars in a row'),
    },
  ),
  branch('bendigo', ['Bendigo', 'VIC', '3550', '03 5550 5255'], '340 High Street', [-36.7691, 144.2644], weekdayTrade, {
    name: 'Meridian Motorcycles Bendigo',
    image: picture('naked/side/red', 'A red motorcycle from the side'),
    licence: 'LMCT 11900',
  }),
  branch(
    'shepparton',
    ['Shepparton', 'VIC', '3630', '03 5550 5260'],
    '55 Benalla Road',
    [-36.3805, 145.4201],
    weekdayTrade,
    {
      name: 'Meridian Trucks Shepparton',
      licence: 'LMCT 11900',
    },
  ),
  branch('albury', ['Albury', 'NSW', '2640', '02 5550 5265'], '620 Young Street', [-36.0731, 146.9254], weekdayTrade, {
    name: 'Meridian Caravans Albury',
    image: picture('caravan/rear-three-quarter/blue', 'A twin-axle caravan with a blue band'),
    licence: 'MD 061990',
  }),
  branch(
    'newcastle',
    ['Newcastle', 'NSW', '2300', '02 5550 5270'],
    '18 Hunter Street',
    [-32.9266, 151.7789],
    lateThursday,
    {
      licence: 'MD 061990',
    },
  ),
  branch(
    'wollongong',
    ['Wollongong', 'NSW', '2500', '02 5550 5275'],
    '402 Crown Street',
    [-34.4248, 150.8869],
    workshopWeek,
    {
      name: 'Meridian Service Wollongong',
      kind: 'service-and-parts',
      repairer: 'MVRL 57719',
    },
  ),
  branch(
    'toowoomba',
    ['Toowoomba', 'QLD', '4350', '07 5550 5280'],
    '709 Ruthven Street',
    [-27.5706, 151.9527],
    weekdayTrade,
    {
      licence: '4417920',
    },
  ),
  branch(
    'townsville',
    ['Townsville', 'QLD', '4810', '07 5550 5285'],
    '150 Ingham Road',
    [-19.2636, 146.7893],
    weekdayTrade,
    {
      licence: '4417920',
    },
  ),
  branch(
    'mount-gambier',
    ['Mount Gambier', 'SA', '5290', '08 5550 5290'],
    '96 Jubilee Highway West',
    [-37.8284, 140.7594],
    weekdayTrade,
    {
      licence: 'LVD 261330',
    },
  ),
  branch(
    'salisbury-parts',
    ['Salisbury', 'SA', '5108', '08 5550 5295'],
    '31 Park Terrace',
    [-34.7641, 138.6419],
    workshopWeek,
    {
      name: 'Meridian Parts Salisbury',
      kind: 'parts',
    },
  ),
];
