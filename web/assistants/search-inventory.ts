import { z } from 'zod';
import { carTypes } from '@/domain/stock/card-values.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { searchQuery } from '@/domain/stock/search/search-address.ts';
import type { NumberRange, SearchFilters, SearchState } from '@/domain/stock/search/search-state.ts';
import { stockSorts } from '@/domain/stock/stock-search.ts';
import { parseSearchOfSite, searchOfSite, understoodOfSite } from '@/web/stock/stock-of-site.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { defineTool, Refusal } from './tool.ts';
import { vehicleItem } from './vehicle-item.ts';

const name = z.string().trim().min(1).max(100);
const whole = (max: number) => z.int().min(0).max(max);

const input = z.strictObject({
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(
      'Words as a shopper types them: "diesel ute under 40k near 3000". Numbers with units and places are understood.',
    ),
  condition: z.enum(carTypes).optional(),
  make: name.optional(),
  model: name.optional(),
  body: name.optional().describe('"SUV", "Ute", "Hatch" and the like.'),
  fuel: name.optional(),
  transmission: name.optional(),
  min_price: whole(10_000_000).optional().describe('Whole Australian dollars.'),
  max_price: whole(10_000_000).optional().describe('Whole Australian dollars.'),
  min_year: whole(2100).optional(),
  max_year: whole(2100).optional(),
  max_kilometres: whole(2_000_000).optional(),
  sort: z.enum(stockSorts).optional().describe("The dealer's own order unless it says another."),
  cursor: z.string().max(100).optional().describe('The next_cursor of the page before.'),
});

/** The stock of the site, as its results page lists it. */
export const searchInventory = defineTool({
  name: 'inventory.search',
  title: 'Search the stock',
  description:
    'Searches the vehicles that this dealer has for sale, 21 to a page. Prices are in cents (amount) with what they include ' +
    '(price_text); repeat price_text with a price. Repayments come from deals.get_finance_estimate alone.',
  input,
  find: async (wanted, assistant) => {
    const { site, origin } = assistant;
    const page = wanted.cursor === undefined ? 1 : readCursor(wanted.cursor);
    if (page === null) throw new Refusal('invalid', 'The cursor is not one that inventory.search gave.');
    const address = new URL(defaultSearchPath + searchQuery(searchOf(wanted, page)), origin);
    const parsed = await parseSearchOfSite(site, address);
    if (!parsed) throw new Refusal('invalid', 'There is nothing to search with these filters.');
    const { search, near } = await understoodOfSite(site, parsed);
    const result = await searchOfSite(site, search);
    const items = result.hits.filter(({ status }) => status !== 'sold').map((card) => vehicleItem(card, assistant));
    return {
      data: {
        items,
        total: result.count,
        ...(near && { near: near.words }),
        ...(result.page < result.pages && { next_cursor: writeCursor(result.page + 1) }),
        url: origin + parsed.addressOf(search),
      },
    };
  },
});

function searchOf(wanted: z.output<typeof input>, page: number): SearchState {
  const { query = '', condition, make, model, body, fuel, transmission, sort = null } = wanted;
  const one = (value: string | undefined) => (value === undefined ? undefined : [value]);
  const range = (min: number | undefined, max: number | undefined): NumberRange | undefined =>
    min === undefined && max === undefined ? undefined : { min: min ?? null, max: max ?? null };
  const filters = {
    car_type: one(condition),
    make: one(make),
    model: one(model),
    body: one(body),
    fuel: one(fuel),
    transmission: one(transmission),
    price: range(wanted.min_price, wanted.max_price),
    year: range(wanted.min_year, wanted.max_year),
    km: range(undefined, wanted.max_kilometres),
  } satisfies SearchFilters;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return { query, filters: Object.fromEntries(given), sort, page };
}
