/** One yard of a demo dealership. Phones are of the fictional 5550 range. */
export type DemoYard = { name: string; state: string; postcode: string; phone: string };

/**
 * One demo dealership: `id` is what a site's `dealershipIds` and a vehicle's `dealership.id` name. `sites` are the slugs of
 * all sites that list its stock: its own, and its group's where it belongs to one.
 */
export type DemoDealership = {
  id: string;
  slug: string;
  name: string;
  stockPrefix: string;
  yards: readonly [DemoYard, ...DemoYard[]];
  sites: readonly string[];
};

const yard = (name: string, state: string, postcode: string, phone: string): DemoYard => ({
  name,
  state,
  postcode,
  phone,
});

const dealership = (
  slug: string,
  name: string,
  stockPrefix: string,
  yards: readonly [DemoYard, ...DemoYard[]],
  group?: string,
): DemoDealership => ({
  id: `dealership-${slug}`,
  slug,
  name,
  stockPrefix,
  yards,
  sites: group ? [slug, group] : [slug],
});

const meridian = 'meridian-group';

/** The dealerships of the ten demo sites; Ranges Volkswagen, Northgate Hyundai and Hilltop Suzuki belong to the Meridian group. */
export const demoDealerships: readonly DemoDealership[] = [
  dealership('southbank-ford', 'Southbank Ford', 'SB', [
    yard('Southbank', 'VIC', '3006', '03 5550 4410'),
    yard('Docklands', 'VIC', '3008', '03 5550 4420'),
  ]),
  dealership('harbour-ford', 'Harbour Ford', 'HF', [yard('Artarmon', 'NSW', '2064', '02 5550 3180')]),
  dealership(
    'ranges-volkswagen',
    'Ranges Volkswagen',
    'RV',
    [yard('Ferntree Gully', 'VIC', '3156', '03 5550 2270')],
    meridian,
  ),
  dealership('coastline-mazda', 'Coastline Mazda', 'CM', [yard('Torquay', 'VIC', '3228', '03 5550 1180')]),
  dealership(
    'northgate-hyundai',
    'Northgate Hyundai',
    'NH',
    [yard('Gepps Cross', 'SA', '5094', '08 5550 6340')],
    meridian,
  ),
  dealership('riverside-kia', 'Riverside Kia', 'RK', [yard('Victoria Park', 'WA', '6100', '08 5550 7150')]),
  dealership('bayside-toyota', 'Bayside Toyota', 'BT', [yard('Brighton', 'VIC', '3186', '03 5550 7320')]),
  dealership('hilltop-suzuki', 'Hilltop Suzuki', 'HS', [yard('Castle Hill', 'NSW', '2154', '02 5550 5260')], meridian),
  dealership('meridian-group', 'Meridian Motor Group', 'MG', [
    yard('Dandenong South', 'VIC', '3175', '03 5550 5220'),
    yard('Rocklea', 'QLD', '4106', '07 5550 5230'),
  ]),
  dealership('cartown', 'Cartown', 'CT', [
    yard('Moorabbin', 'VIC', '3189', '03 5550 8770'),
    yard('Epping', 'VIC', '3076', '03 5550 8780'),
    yard('Dandenong', 'VIC', '3175', '03 5550 8790'),
  ]),
];
