/** One location of a demo dealership. Phones are of the fictional 5550 range. */
export type StockLocation = { name: string; state: string; postcode: string; phone: string };

/**
 * One demo dealership: `id` is what a site's `dealershipIds` and a vehicle's `dealership.id` name. `sites` are the slugs of
 * all sites that list its stock: its own, and its group's where it belongs to one.
 */
export type DemoDealership = {
  id: string;
  slug: string;
  name: string;
  stockPrefix: string;
  stockLocations: readonly [StockLocation, ...StockLocation[]];
  sites: readonly string[];
};

const location = (name: string, state: string, postcode: string, phone: string): StockLocation => ({
  name,
  state,
  postcode,
  phone,
});

const dealership = (
  slug: string,
  name: string,
  stockPrefix: string,
  locations: readonly [StockLocation, ...StockLocation[]],
  group?: string,
): DemoDealership => ({
  id: `dealership-${slug}`,
  slug,
  name,
  stockPrefix,
  stockLocations: locations,
  sites: group ? [slug, group] : [slug],
});

const meridian = 'meridian-group';

/** The dealerships of the ten demo sites; Ranges Volkswagen, Northgate Hyundai and Hilltop Suzuki belong to the Meridian group. */
export const demoDealerships: readonly DemoDealership[] = [
  dealership('southbank-ford', 'Southbank Ford', 'SB', [
    location('Southbank', 'VIC', '3006', '03 5550 4410'),
    location('Docklands', 'VIC', '3008', '03 5550 4420'),
  ]),
  dealership('harbour-ford', 'Harbour Ford', 'HF', [location('Artarmon', 'NSW', '2064', '02 5550 3180')]),
  dealership(
    'ranges-volkswagen',
    'Ranges Volkswagen',
    'RV',
    [location('Ferntree Gully', 'VIC', '3156', '03 5550 2270')],
    meridian,
  ),
  dealership('coastline-mazda', 'Coastline Mazda', 'CM', [location('Torquay', 'VIC', '3228', '03 5550 1180')]),
  dealership(
    'northgate-hyundai',
    'Northgate Hyundai',
    'NH',
    [location('Gepps Cross', 'SA', '5094', '08 5550 6340')],
    meridian,
  ),
  dealership('riverside-kia', 'Riverside Kia', 'RK', [location('Victoria Park', 'WA', '6100', '08 5550 7150')]),
  dealership('bayside-toyota', 'Bayside Toyota', 'BT', [location('Brighton', 'VIC', '3186', '03 5550 7320')]),
  dealership(
    'hilltop-suzuki',
    'Hilltop Suzuki',
    'HS',
    [location('Castle Hill', 'NSW', '2154', '02 5550 5260')],
    meridian,
  ),
  dealership('meridian-group', 'Meridian Motor Group', 'MG', [
    location('Dandenong South', 'VIC', '3175', '03 5550 5220'),
    location('Rocklea', 'QLD', '4106', '07 5550 5230'),
  ]),
  dealership('cartown', 'Cartown', 'CT', [
    location('Moorabbin', 'VIC', '3189', '03 5550 8770'),
    location('Epping', 'VIC', '3076', '03 5550 8780'),
    location('Dandenong', 'VIC', '3175', '03 5550 8790'),
  ]),
];
