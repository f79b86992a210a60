import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningService } from './running-service.ts';
import { idsWhere, stock, type Vehicle } from './vehicles.ts';

let service: RunningService;
beforeAll(async () => {
  service = await RunningService.start();
  await stock(service.client(), 'cars');
});
afterAll(() => service.stop());

async function idsOf(filter_by: string): Promise<string[]> {
  const wish = { q: '*', filter_by, sort_by: 'custom_rank:asc', per_page: 100 };
  const { hits } = await service.client().collections<Vehicle>('cars').documents().search(wish);
  return (hits ?? []).map(({ document }) => document.id);
}

describe('filter_by', () => {
  const cases: [string, (car: Vehicle) => boolean][] = [
    ['make:=Mazda', ({ make }) => make === 'Mazda'],
    ['make:Land', ({ make }) => make === 'Land Rover'],
    ['make:=Land', () => false],
    ['make:=`Land Rover`', ({ make }) => make === 'Land Rover'],
    ['make:=land rover', ({ make }) => make === 'Land Rover'],
    ['make:!=Mazda', ({ make }) => make !== 'Mazda'],
    ['make:=[Mazda, `Land Rover`]', ({ make }) => make === 'Mazda' || make === 'Land Rover'],
    ['make:!=[Mazda,Toyota]', ({ make }) => make !== 'Mazda' && make !== 'Toyota'],
    ['make:Mer*', ({ make }) => make === 'Mercedes-Benz'],
    ['make:=`Mercedes-Benz`', ({ make }) => make === 'Mercedes-Benz'],
    ['model:=CX-5', ({ model }) => model === 'CX-5'],
    ['name:"Toyota Corolla"', ({ model }) => model === 'Corolla'],
    ['id:car-4', ({ id }) => id === 'car-4'],
    ['id:=[car-4,car-7]', ({ id }) => id === 'car-4' || id === 'car-7'],
    ['id:!=[car-4,car-7]', ({ id }) => id !== 'car-4' && id !== 'car-7'],
    ['year:2022', ({ year }) => year === 2022],
    ['year:=2022', ({ year }) => year === 2022],
    ['year:!=2022', ({ year }) => year !== 2022],
    ['year:>2021', ({ year }) => year > 2021],
    ['year:>=2021', ({ year }) => year >= 2021],
    ['year:<2018', ({ year }) => year < 2018],
    ['year:<=2018', ({ year }) => year <= 2018],
    ['year:[2018..2020]', ({ year }) => year >= 2018 && year <= 2020],
    ['year:[2016, 2019..2020, >2023]', ({ year }) => year === 2016 || year === 2019 || year === 2020 || year > 2023],
    ['price:=41990.5', ({ price }) => price === 41990.5],
    ['price:[30000..40000]', ({ price }) => price >= 30000 && price <= 40000],
    ['reserved:true', ({ reserved }) => reserved],
    ['reserved:=false', ({ reserved }) => !reserved],
    ['seats:=7', ({ seats }) => seats === 7],
    ['features:=Sunroof', ({ features }) => features.includes('Sunroof')],
    [
      'features:=[`Heated seats`,`Tow bar`]',
      ({ features }) => ['Heated seats', 'Tow bar'].some((it) => features.includes(it)),
    ],
    ['features:seats', ({ features }) => features.some((it) => it.includes('seats'))],
    ['features:!=Sunroof', ({ features }) => !features.includes('Sunroof')],
    ['make:=Mazda && body:=SUV && year:>2020', ({ make, year }) => make === 'Mazda' && year > 2020],
    ['make:=Mazda || body:=Ute', ({ make, body }) => make === 'Mazda' || body === 'Ute'],
    [
      'body:=SUV && (make:=Kia || make:=Ford)',
      ({ body, make }) => body === 'SUV' && (make === 'Kia' || make === 'Ford'),
    ],
    [
      '(make:=Kia || make:=Ford) && body:=SUV',
      ({ body, make }) => body === 'SUV' && (make === 'Kia' || make === 'Ford'),
    ],
    ['make:=Kia||body:=SUV&&year:<2018', ({ make, body, year }) => (make === 'Kia' || body === 'SUV') && year < 2018],
    ['sites:=north && price:<30000', ({ sites, price }) => sites.includes('north') && price < 30000],
    ['make:=Nobody', () => false],
  ];
  for (const [filter, test] of cases) {
    it(`selects with ${filter}`, async () => {
      expect(await idsOf(filter)).toEqual(idsWhere(test));
    });
  }

  const bad: [string, number, string][] = [
    ['make', 400, 'Could not parse the filter query.'],
    ['make:=Mazda &&', 400, 'Could not parse the filter query.'],
    ['(make:=Mazda', 400, 'Could not parse the filter query.'],
    ['make:=`Mazda', 400, 'Could not parse the filter query.'],
    ['make:=Mazda body:=SUV )', 400, 'Could not parse the filter query.'],
    ['year:soon', 400, 'Error with filter field `year`: Not an int32.'],
    ['year:<>2020', 400, 'Error with filter field `year`: Not an int32.'],
    ['price:>much', 400, 'Error with filter field `price`: Not a float.'],
    ['reserved:maybe', 400, 'Value of filter field `reserved`: must be `true` or `false`.'],
    ['make:>Mazda', 400, 'Error with filter field `make`: String field has an invalid comparator.'],
    ['wheels:=4', 404, 'Could not find a filter field named `wheels` in the schema.'],
  ];
  for (const [filter, httpStatus, message] of bad) {
    it(`refuses ${filter}`, async () => {
      await expect(idsOf(filter)).rejects.toMatchObject({ httpStatus, message: expect.stringContaining(message) });
    });
  }

  it('refuses more than a hundred operations', async () => {
    const filter = Array.from({ length: 102 }, () => 'year:>1').join(' && ');
    await expect(idsOf(filter)).rejects.toMatchObject({ httpStatus: 400 });
  });
});
