import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import type { StockRequest } from '@/domain/stock/stock-search.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { similarOfVehicle } from './similar-of-vehicle.ts';

const vehicle = pageVehicle();
/** A stock in which only requests accepted by `responses` have a result. */
function stockWhere(responses: (request: StockRequest) => boolean) {
  const pageRequest: StockRequest[] = [];
  const card = { ...vehicle.card, id: 'other', model: 'Puma' } satisfies StockCard;
  const search = async (request: StockRequest) => {
    pageRequest.push(request);
    return responses(request) ? { found: 2, cards: [vehicle.card, card] } : { found: 1, cards: [vehicle.card] };
  };
  return { asked: pageRequest, search };
}

describe('similar vehicles of a site', () => {
  it('[VDP-14] stop at the first step that brings any', async () => {
    const stock = stockWhere(({ bodies }) => bodies !== undefined);
    expect((await similarOfVehicle(siteWith({}), vehicle, stock))?.map(({ id }) => id)).toEqual(['other']);
    expect(stock.asked).toHaveLength(3);
  });

  it('[VDP-14] are never empty while the site has any other vehicle', async () => {
    const stock = stockWhere((request) => Object.keys(request).every((key) => ['perPage', 'sort'].includes(key)));
    expect((await similarOfVehicle(siteWith({}), vehicle, stock))?.map(({ id }) => id)).toEqual(['other']);
  });

  it('[VDP-14] are none where it is the only one, and unknown without the search service', async () => {
    expect(
      await similarOfVehicle(
        siteWith({}),
        vehicle,
        stockWhere(() => false),
      ),
    ).toEqual([]);
    const away = { search: () => Promise.reject(new Error('away')) };
    expect(await similarOfVehicle(siteWith({}), vehicle, away)).toBeNull();
  });
});
