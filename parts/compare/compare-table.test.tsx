import { describe, expect, it } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { ComparedCar } from '@/domain/site/compared-car.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { CompareEquipmentRows } from './compare-equipment-rows.tsx';
import { CompareHead } from './compare-head.tsx';
import { CompareNames } from './compare-names.tsx';
import { ComparePriceRows } from './compare-price-rows.tsx';
import { alikeRows, CompareTable } from './compare-table.tsx';
import { CompareWays } from './compare-ways.tsx';
import { leftText } from './left-words.ts';

const car = (id: string, other: object = {}, more: Partial<ComparedCar> = {}): ComparedCar => ({
  vehicle: pageVehicle({ id, slug: id, stockNumber: id, carType: 'used', ...other }),
  pageState: 'for-sale',
  site: siteWith(),
  place: place('Southbank'),
  rego: { text: '', until: null },
  ...more,
});
const sold = car('sold', { status: 'sold' }, { pageState: 'sold' } as Partial<ComparedCar>);
const [one, two] = [car('one', { features: ['Tow bar'] }), car('two', { priceCents: 50_000_00, seats: 2 })];

describe('[SAVE-04] vehicles side by side', () => {
  it('are at the head of their columns, each with the way out of the comparison', () => {
    const head = <CompareHead cars={[one, two]} differences={false} now={sunday} />;
    expect(linksOf(head)).toEqual(['/cars/one', '/compare?cars=two', '/cars/two', '/compare?cars=one']);
    expect(plainTextOf(head)).toContain('Photos are on their way');
    expect(plainTextOf(<CompareHead cars={[sold]} differences={false} now={sunday} />)).toContain('Sold');
  });

  it('are for sale, sold, or no longer there', () => {
    const gone = { ...sold, vehicle: { ...sold.vehicle, availability: 'withdrawn' as const } };
    expect([leftText(one), leftText(sold), leftText(gone)]).toEqual([null, 'Sold', 'No longer available']);
  });

  it('have their price with what it holds, the best marked; one that was sold has none', () => {
    const rows = plainTextOf(
      <table>
        <tbody>
          <ComparePriceRows cars={[one, two, sold]} />
        </tbody>
      </table>,
    );
    expect(rows).toMatch(/Price \$66,990 .*Drive away.* \$50,000 .*Sold/i);
    const unpriced = car('p', { priceCents: 0 });
    expect(
      plainTextOf(
        <table>
          <tbody>
            <ComparePriceRows cars={[unpriced]} />
          </tbody>
        </table>,
      ),
    ).toMatch(/Enquire for price/);
    expect(plainTextOf(<CompareNames cars={[one, unpriced, sold]} />)).toBe(
      'Ranger Wildtrak $66,990 drive away Ranger Wildtrak Enquire for price. Ranger Wildtrak Sold',
    );
  });

  it('leave out what is alike where only differences are wanted', () => {
    const table = (differences: boolean) =>
      plainTextOf(<CompareTable cars={[one, two]} differences={differences} now={sunday} />);
    expect(alikeRows([one, two])).toBeGreaterThan(3);
    expect(table(false).length).toBeGreaterThan(table(true).length);
    expect(table(true)).toContain('Seats');
    expect(table(true)).not.toContain('Fuel');
  });

  it('can be enquired about, or lead to others once they are gone', () => {
    expect(linksOf(<CompareWays car={one} />)).toEqual(['/cars/one#enquire']);
    expect(linksOf(<CompareWays car={sold} />)).toEqual(['/search/new-used-and-demo-cars?make=Ford&model=Ranger']);
  });
});

describe('[SAVE-04] the equipment of vehicles', () => {
  const rows = (equipment: object, differences = false) =>
    plainTextOf(
      <table>
        <tbody>
          <CompareEquipmentRows
            equipment={{ comparable: true, only: [[], []], some: [], all: [], ...equipment } as never}
            cars={[one, two]}
            differences={differences}
          />
        </tbody>
      </table>,
    );

  it('is what one alone lists, what some list, and what all list', () => {
    expect(rows({ only: [['Tow bar'], []] })).toBe('Only this one lists Tow bar – Nothing that the others do not list');
    expect(rows({ only: [['Tow bar'], null] })).toContain('Equipment is not stated');
    expect(rows({ comparable: false, only: [['Tow bar'], null] })).toMatch(/^Equipment listed/);
    expect(rows({ some: [{ name: 'Camera', has: [true, false] }] })).toBe('Camera Yes Not listed');
    expect(rows({ some: [{ name: 'Camera', has: [true, null] }] })).toContain('Equipment is not stated');
    expect(rows({ all: ['Airbags', 'ABS'] })).toBe('Both list Airbags, ABS');
    expect(rows({ all: ['Airbags'], only: [[], null] })).toContain('All that list equipment Airbags');
    expect(rows({ all: ['Airbags'] }, true)).toBe('');
  });

  it('is folded where one lists a lot', () => {
    const many = Array.from({ length: 15 }, (_, at) => `Item ${at}`);
    expect(rows({ only: [many, []] })).toContain('3 more');
    expect(markupOf(<CompareHead cars={[one]} differences={false} now={sunday} />)).not.toContain('details');
  });
});
