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
  stockLocation: { name, state, postcode, phone },
  name: `Meridian ${name}`,
  street,
  latitude: at[0],
  longitude: at[1],
  week,
  ...more,
});

/** Where Meridian is: two locations of its own, and branches in four states. */
export const meridianPlaces: DemoLocation[] = [
  {
    key: 'dandenong-south',
    stockLocation: 'Dandenong South',
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
    stockLocation: 'Rocklea',
    name: 'Meridian Rocklea',
    street: '1204 Ipswich Road',
    latitude: -27.5414,
    longitude: 153.0117,
    week: weekdayTrade,
    licence: '4417920',
    image: picture('places/ute-row.avif', 'Three utes and a van in a row'),
  },
  branch(
    'pakenham',
    ['Pakenham', 'VIC', '3810', '03 5550 5240'],
    '88 Princes Highway',
    [-38.0712, 145.4878],
    openSunday,
    {
      licence: 'LMCT 11900',
      image: picture('places/hall-green.avif', 'Five cars in a showroom with a green band'),
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
      image: picture('places/small-row.avif', 'Four small cars by tall windows'),
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
      image: picture('places/van-row.avif', 'Four vans in a row'),
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
      image: picture('places/hall-slate.avif', 'Five vehicles in a bright hall with a green wall'),
      licence: 'MD 061990',
    },
  ),
  branch(
    'dandenong-south-service',
    ['Dandenong South', 'VIC', '3175', '03 5550 5222'],
    '377 Frankston-Dandenong Road',
    [-38.0136, 145.2073],
    workshopWeek,
    {
      name: 'Meridian Service Dandenong South',
      kind: 'service-and-parts',
      image: picture('van/front-detail/white', 'The headlight of a white van'),
    },
  ),
  branch(
    'rocklea-service',
    ['Rocklea', 'QLD', '4106', '07 5550 5235'],
    '1206 Ipswich Road',
    [-27.5417, 153.0114],
    workshopWeek,
    {
      name: 'Meridian Service Rocklea',
      kind: 'service-and-parts',
      image: picture('ute/front-detail/silver', 'The headlight of a silver ute'),
    },
  ),
  branch(
    'wollongong',
    ['Wollongong', 'NSW', '2500', '02 5550 5275'],
    '402 Crown Street',
    [-34.4248, 150.8869],
    workshopWeek,
    {
      image: picture('places/bay-green.avif', 'A grey wagon in the service bay'),
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
      image: picture('places/ute-windows.avif', 'Three utes by tall windows'),
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
      image: picture('places/hall-sun.avif', 'A blue SUV, a white ute and a sand-coloured SUV in a row'),
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
      image: picture('places/hall-lake.avif', 'A green wagon, a silver hatch and a red SUV by tall windows'),
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
      image: picture('places/van-bay-green.avif', 'A silver van in a bright bay'),
      name: 'Meridian Parts Salisbury',
      kind: 'parts',
    },
  ),
];
