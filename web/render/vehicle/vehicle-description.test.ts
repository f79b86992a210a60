import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { vehicleDescription } from './vehicle-description.ts';

const dealership = { site: siteWith(), place: place('Southbank', { city: 'Southbank', state: 'vic' }) };
const of = (other: object = {}) => vehicleDescription(pageVehicle(other), dealership);

describe('what search engines and social networks get about a vehicle', () => {
  it('[CFG-05] names its facts, its price and its seller', () => {
    expect(of()).toMatch(
      /^2024 Ford Ranger Wildtrak, 14,820 km, .*Diesel, Ute, \$66,990\. See it at A Dealer in Southb/,
    );
  });

  it('[VDP-05] [CFG-05] states of one that was sold or is gone just that, without a price', () => {
    const sold = of({ status: 'sold', soldAtMs: 5 });
    expect(sold).toMatch(/^2024 Ford Ranger Wildtrak, 14,820 km.*\. Sold\. Find something similar at A Dealer in/);
    const gone = vehicleDescription({ ...pageVehicle(), availability: 'withdrawn' }, dealership);
    expect(gone).toMatch(/\. No longer available\. Find something similar at A Dealer in Southbank VIC\.$/);
    for (const text of [sold, gone]) expect(text).not.toMatch(/\$|See it/);
  });
});
