import { describe, expect, it } from 'vitest';
import { faultsOf, statementsIn } from './validate.ts';

const context = { '@context': 'https://schema.org' };
const address = {
  '@type': 'PostalAddress',
  streetAddress: '210 City Road',
  addressLocality: 'Southbank',
  addressRegion: 'VIC',
  postalCode: '3006',
  addressCountry: 'AU',
};
const dealer = { '@type': 'AutoDealer', name: 'Southbank Ford', address };
const offer = {
  '@type': 'Offer',
  price: '40490.00',
  priceCurrency: 'AUD',
  url: 'https://a.example/cars/b',
  availability: 'https://schema.org/InStock',
  seller: { '@type': 'AutoDealer', name: 'Southbank Ford' },
};
const car = {
  ...context,
  '@type': 'Car',
  name: '2022 Ford Ranger',
  url: 'https://a.example/cars/b',
  model: 'Ranger',
  brand: { '@type': 'Brand', name: 'Ford' },
  vehicleModelDate: '2022',
  offers: offer,
  itemCondition: 'https://schema.org/UsedCondition',
};
const step = (position: number, item = `https://a.example/${position}`) => ({
  '@type': 'ListItem',
  position,
  name: `Step ${position}`,
  item,
});
const trail = (...steps: object[]) => ({ ...context, '@type': 'BreadcrumbList', itemListElement: steps });

describe('[CFG-05] the validator of structured data', () => {
  it('finds nothing in statements that are right', () => {
    for (const right of [car, { ...context, ...dealer }, trail(step(1), step(2))]) expect(faultsOf(right)).toEqual([]);
  });

  it.each([
    ['a car without a model', { ...car, model: '' }, 'Car: model is missing'],
    ['a relative address', { ...car, url: '/cars/b' }, 'Car.url is no whole address'],
    ['a price of nothing', { ...car, offers: { ...offer, price: '0.00' } }, 'Car.offers.price is no price'],
    ['a price in words', { ...car, offers: { ...offer, price: '$40,490' } }, 'Car.offers.price is no price'],
    ['another currency', { ...car, offers: { ...offer, priceCurrency: 'USD' } }, 'priceCurrency is no currency'],
    [
      'a state of no offer',
      { ...car, offers: { ...offer, availability: 'InStock' } },
      'availability is no listed value',
    ],
    ['a VIN with an O', { ...car, vehicleIdentificationNumber: '1O111111111111111' }, 'is no VIN'],
    ['a property of nothing', { ...car, colour: 'red' }, 'Car.colour is no property of Car'],
    ['a dealer without an address', { ...context, '@type': 'AutoDealer', name: 'A' }, 'AutoDealer: address is missing'],
    [
      'a rating of oneself',
      { ...context, ...dealer, aggregateRating: {} },
      'AutoDealer.aggregateRating may not be stated',
    ],
    [
      'a state in small letters',
      { ...context, ...dealer, address: { ...address, addressRegion: 'vic' } },
      'is no state',
    ],
    ['a trail of one step', trail(step(1)), 'is no list of 2 or more'],
    ['a trail in disorder', trail(step(2), step(1)), 'positions are not 1, 2, 3'],
    ['a trail in a circle', trail(step(1), step(2, 'https://a.example/1')), 'an address stands twice'],
    ['a step without a name', trail(step(1), { ...step(2), name: '' }), 'name is missing'],
    ['a type without a rule', { ...context, '@type': 'Recipe' }, 'no published rule for Recipe'],
    ['no context', { ...car, '@context': 'http://example.org' }, 'has no context'],
  ])('finds %s', (_what, wrong, fault) => expect(faultsOf(wrong).join('\n')).toContain(fault));

  it('finds what is no JSON at all', () => {
    const [statement] = statementsIn('<script type="application/ld+json">{"a":</script>');
    expect(faultsOf(statement)).toEqual(['is no JSON']);
  });
});
