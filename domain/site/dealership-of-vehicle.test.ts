import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { dealershipOfVehicle } from './dealership-of-vehicle.ts';

const lender = { provider: 'Gulf Street Loans', interestRatePercent: 9.2 };
const phones = (main: string) => ({ main, sales: '', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' });
const adelaide = place('Gepps Cross', {
  slug: 'gepps-cross',
  city: 'Gepps Cross',
  state: 'sa',
  phone: '08 5550 6340',
  primary: true,
});
const melbourne = place('Dandenong South', {
  slug: 'dandenong-south',
  city: 'Dandenong South',
  state: 'vic',
  primary: true,
});
const group = siteWith({
  phones: phones('03 5550 5220'),
  locations: [melbourne],
  finance: { provider: 'Kestrel' } as never,
});
const own = {
  ...siteWith({ phones: phones('08 5550 6340'), locations: [adelaide], finance: lender as never }),
  slug: 'northgate-hyundai',
  name: 'Northgate Hyundai',
};
const stands = (location: object) =>
  pageVehicle({ location, dealership: { id: 'd2', name: 'Northgate', slug: 'northgate-hyundai' } });
const atLocation = { name: 'Gepps Cross', slug: 'gepps-cross', city: 'Gepps Cross', state: 'SA' };

describe('who sells a vehicle', () => {
  it('[LOC-01] [FIN-03] is its own dealership on the site of its group: place, number, lender and name', () => {
    const { site, place: location } = dealershipOfVehicle(stands(atLocation), group, own);
    expect(location).toMatchObject({ id: adelaide.id, street: adelaide.street });
    expect([site.name, site.finance.provider, callNumber(site.phones, 'used')]).toEqual([
      'Northgate Hyundai',
      'Gulf Street Loans',
      '08 5550 6340',
    ]);
    expect(site.locations.map(({ id }) => id)).toEqual([adelaide.id]);
    expect([site.slug, site.theme, site.headerMenu]).toEqual([group.slug, group.theme, group.headerMenu]);
  });

  it('[NAV-11] another dealership’s location has no page on this site: nothing links to one', () => {
    const { site, place: location } = dealershipOfVehicle(stands(atLocation), group, own);
    expect([location?.slug, ...site.locations.map(({ slug }) => slug)]).toEqual(['', '']);
    expect(dealershipOfVehicle(stands(atLocation), own, own).place?.slug).toBe('gepps-cross');
  });

  it('[VDP-02] a location that the studio does not have is at the address of the feed, never the main location', () => {
    const { site, place: location } = dealershipOfVehicle(
      stands({ name: 'Salisbury', city: 'Salisbury', state: 'sa', street: '3 Park Terrace', postcode: '5108' }),
      group,
      own,
    );
    expect(location).toMatchObject({
      id: '',
      name: 'Salisbury',
      street: '3 Park Terrace',
      openingHours: [],
      phone: '',
    });
    expect(site.locations.map(({ id }) => id)).toEqual([adelaide.id]);
    expect(dealershipOfVehicle(stands({ name: 'Northgate Hyundai' }), group, own).place?.id).toBe(adelaide.id);
  });

  it('[FIN-02] [VDP-09] a dealership without a site of its own has the name and place of the feed, and no other’s lender or location', () => {
    const { site, place: location } = dealershipOfVehicle(stands(atLocation), group, null);
    expect([site.name, site.finance.provider, site.locations, location?.name]).toEqual([
      'Northgate',
      '',
      [],
      'Gepps Cross',
    ]);
  });

  it('[VDP-09] in another state than the main place the location’s own number is called', () => {
    const rocklea = place('Rocklea', { city: 'Rocklea', state: 'qld', phone: '07 5550 5230' });
    const wide = { ...own, locations: [adelaide, rocklea] };
    const { site } = dealershipOfVehicle(stands({ name: 'Rocklea', city: 'Rocklea', state: 'QLD' }), group, wide);
    expect(callNumber(site.phones, 'used')).toBe('07 5550 5230');
    expect(site.locations.map(({ name, primary }) => [name, primary])).toEqual([['Rocklea', true]]);
  });

  it('[VDP-09] a number that the dealership hides on its own site is hidden on the group’s', () => {
    const hiding = { ...own, features: { ...own.features, revealPhone: true } };
    expect(dealershipOfVehicle(stands(atLocation), group, hiding).site.features.revealPhone).toBe(true);
  });
});
