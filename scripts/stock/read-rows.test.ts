import { describe, expect, it } from 'vitest';
import { locationsOfDealership } from '@/domain/stock/feed/feed-locations.ts';
import { feedOf } from './read-feed.ts';
import { readRows } from './read-rows.ts';
import { leftOutLines, problemLines } from './report.ts';

const location = {
  codes: ['main'],
  slug: 'main',
  name: 'Main',
  street: '',
  city: '',
  state: 'VIC',
  postcode: '',
  phone: '',
};
const dealership = { id: 'd', slug: 'dealer', name: 'Dealer', sites: ['dealer'], locations: [location] };
const origins = [{ name: 'demo', origin: 'https://media.example' }];
const now = Date.UTC(2026, 10, 25);

/** What an import makes of a text. */
function imported(text: string) {
  const { rows, passedOver } = feedOf(text);
  const read = readRows(rows, locationsOfDealership(dealership), now, origins);
  return {
    ...read,
    problems: problemLines(read.problems, [], read.lines).map((line) => line.trim()),
    leftOut: leftOutLines(read.columns.unread, read.notes, passedOver).map((line) => line.trim()),
  };
}
const start = 'Stock number,Make,Model,Year';
/** One car with more columns. */
const car = (columns: string, values: string) => imported(`${start},${columns}\nA1,Kia,Rio,2022,${values}\n`);

describe('[PLUS-20] columns of feeds', () => {
  it.each([
    ['Price (AUD),Kilometers,ImageList', '15990,52000,https://media.example/1.jpg'],
    ['Price $,KMs,Photo URLs', '15990,52000,https://media.example/1.jpg'],
    ['Advertised Price,Odometer (km),Image 1', '15990,52000,https://media.example/1.jpg'],
    ['PRICE (inc GST),odometer_reading,image[0].url', '15990,52000,https://media.example/1.jpg'],
    ['Asking Price,Mileage,Main Photo', '15990,52000,https://media.example/1.jpg'],
  ])('%s are read', (columns, values) => {
    expect(car(columns, values)).toMatchObject({
      vehicles: [{ priceCents: 15_990_00, odometerKm: 52_000, imageUrls: ['https://media.example/1.jpg'] }],
      problems: [],
      leftOut: [],
    });
  });

  it('a column that is not read is named with an example; cost and customers never are read, and empty ones are not reported', () => {
    const { leftOut, columns, vehicles } = car('Paint Protection,Purchase cost,Cost (ex GST),Wibble', 'Yes,9173,8264,');
    expect(leftOut).toEqual(['column "Paint Protection" is not read (1 row, for example "Yes")']);
    expect(columns.onPurpose).toEqual(['Purchase cost', 'Cost (ex GST)']);
    expect(JSON.stringify(vehicles)).not.toMatch(/9173|8264/);
  });

  it('a name that would change what its values mean is not taken for another', () => {
    expect(car('Price (ex GST)', '15990')).toMatchObject({
      vehicles: [{ priceCents: 0 }],
      leftOut: [expect.stringContaining('Price (ex GST)')],
    });
    expect(car('Price (USD)', '15990').vehicles[0]?.priceCents).toBe(0);
    expect(car('Odometer (miles)', '10000').vehicles[0]?.odometerKm).toBe(16_093);
    expect(car('Trim', 'GT').leftOut).toEqual([expect.stringContaining('"Trim" is not read')]);
  });

  it('of two columns that mean the same the other is named where its value differs', () => {
    expect(car('Odometer,KM', '100,200').leftOut).toEqual([
      'column "KM" is not read: "Odometer" is (1 row, for example "200")',
    ]);
    expect(car('Odometer,KM', '100,100').leftOut).toEqual([]);
    expect(car('Odometer,KM', ',200').vehicles[0]?.odometerKm).toBe(200);
  });

  it('photos are in one column or in many, in their order', () => {
    const values = 'https://media.example/2.jpg,https://media.example/1.jpg,https://media.example/10.jpg';
    expect(car('Image2,Image1,Image10', values).vehicles[0]?.imageUrls).toEqual(
      ['1', '2', '10'].map((name) => `https://media.example/${name}.jpg`),
    );
  });
});

describe('[PLUS-20] values of feeds', () => {
  it.each([
    ['35990', '', 'drive_away_price', 35_990_00],
    ['', '35990', 'excluding_government_charges_price', 35_990_00],
    ['POA', '', 'price_on_application', 0],
    ['N/A', 'TBA', 'price_on_application', 0],
    ['0.00', '34990.00', 'excluding_government_charges_price', 34_990_00],
  ])('DAP %s and EGC %s are %s', (dap, egc, priceType, priceCents) => {
    expect(car('DAP Price,EGC Price', `${dap},${egc}`)).toMatchObject({
      vehicles: [{ priceType, priceCents }],
      problems: [],
    });
  });

  it('the kind of a price is read from its own value, or from another column', () => {
    const typeOf = (columns: string, values: string) => car(columns, values).vehicles[0]?.priceType;
    expect(typeOf('Price', '$35990 drive away')).toBe('drive_away_price');
    expect(typeOf('Price,Price Type', '35990,Drive Away')).toBe('drive_away_price');
    expect(typeOf('Price,Drive Away', '35990,Yes')).toBe('drive_away_price');
    expect(typeOf('Price,Drive Away', '35990,N')).toBe('excluding_government_charges_price');
    expect(car('DAP Price', '$35990 plus ORC').problems).toEqual([
      expect.stringContaining('before government charges'),
    ]);
    expect(car('Price,Currency', '35990,NZD').problems).toEqual([expect.stringContaining('not Australian dollars')]);
  });

  it('new and demonstrator in columns of their own', () => {
    const typeOf = (values: string) => car('Is Demo,IsNew', values).vehicles[0]?.carType;
    expect([typeOf('Y,N'), typeOf('N,Y'), typeOf('N,N'), typeOf('No,')]).toEqual(['demo', 'new', 'used', 'used']);
  });

  it('an attribute beside a value gives its kind, its currency, its unit', () => {
    const xml =
      '<a><v stock="A1" make="Kia" model="Rio" year="2020"><price type="dap">15990</price><odometer unit="mi">10000</odometer></v></a>';
    expect(imported(xml)).toMatchObject({
      vehicles: [{ priceType: 'drive_away_price', odometerKm: 16_093 }],
      leftOut: [],
    });
    expect(imported(xml.replace('type="dap"', 'currency="NZD"')).problems).toEqual([
      expect.stringContaining('not Australian dollars'),
    ]);
  });

  it.each(['N/A', 'TBA', '-', 'Unknown', 'null', '--', 'NA', 'Not specified'])(
    '"%s" means that there is none',
    (none) => {
      const columns =
        'Odometer,Vin,Body,Fuel,Colour,Rego expiry,Seats,Engine size,Images,Features,Transmission,Drive,Status';
      const read = car(columns, columns.replaceAll(/[^,]+/g, none));
      expect(read).toMatchObject({
        problems: [],
        leftOut: [],
        vehicles: [
          {
            odometerKm: 0,
            vin: '',
            body: '',
            fuel: '',
            colour: '',
            registrationExpiry: '',
            seats: 0,
            status: 'in_stock',
          },
        ],
      });
    },
  );

  it('a required value without a meaning is missing', () => {
    expect(imported(`${start}\nA1,N/A,-,TBA\n`).problems).toHaveLength(3);
    expect(imported(`${start},Series,Badge\nA1,Mazda,MX-5,1998,NA,NA\n`).vehicles).toMatchObject([
      { series: 'NA', badge: 'NA' },
    ]);
  });

  it('a vehicle goes in without a detail that is not understood, and the report names it once a kind', () => {
    const rows = ['A1,Kia,Rio,2022,CVT,2WD,perhaps', 'A2,Kia,Rio,2022,CVT,2WD,Y'].join('\n');
    const read = imported(`${start},Gears,Drive,Certified\n${rows}\n`);
    expect(read.vehicles).toMatchObject([{ drive: '2WD', gears: 0, certified: false }, { certified: true }]);
    expect(read.leftOut).toEqual([
      'line 2 (A1): Certified "perhaps" is neither yes nor no',
      'line 2 (A1): Gears "CVT" is not a number, and 1 more',
      'line 2 (A1): Drive "2WD" does not say which wheels: shown as written, and 1 more',
    ]);
  });

  it('words that mean something else refuse the row', () => {
    expect(car('Fuel', 'Hydrogen').problems).toEqual([
      'line 2 (A1): Fuel "Hydrogen" is not a fuel that the filters know',
    ]);
    expect(car('Car type', 'Near New').problems).toHaveLength(1);
    expect(car('Odometer,Odometer Unit', '5000,leagues').problems).toHaveLength(1);
    expect(imported(`${start}\nA1,Kia,Rio,2099\n`).problems).toEqual([
      'line 2 (A1): Year "2099" is not a year like 2024',
    ]);
    expect(imported('Stock number,Make,Model,Year\nA1,Citro\uFFFDn,C3,2020\n').problems[0]).toContain(
      'save the file as UTF-8',
    );
    expect(imported(`${start}\nA1,Kia,Rio,GT,2022\n`).problems[0]).toContain('has 5 values for 4 columns');
  });

  it('a vehicle that has left is not listed, one under offer is reserved, a truck is a truck', () => {
    const rows =
      'A1,Kia,Rio,2022,Withdrawn,Hatch\nA2,Kia,Rio,2022,Under Offer,Hatch\nA3,Isuzu,NPR,2022,Available,Light Truck\n';
    const read = imported(`${start},Status,Body\n${rows}`);
    expect(read).toMatchObject({ left: 1, problems: [], unread: [] });
    expect(read.vehicles).toMatchObject([
      { stockNumber: 'A2', reserved: true },
      { stockNumber: 'A3', itemType: 'truck', body: '' },
    ]);
  });

  it('photos at addresses that pages cannot fetch are named, and so are those that are no address', () => {
    const { leftOut, vehicles } = car(
      'Images',
      'https://media.example/1.jpg|http://media.example/2.jpg|https://x.example/3.jpg|4.jpg',
    );
    expect(vehicles[0]?.imageUrls).toHaveLength(3);
    expect(leftOut).toEqual([
      'line 2 (A1): Images "4.jpg" is no web address',
      'line 2 (A1): Images "http://media.example/2.jpg" is not https',
      'line 2 (A1): Images "https://x.example/3.jpg" is at https://x.example, which is not among the media origins',
    ]);
  });

  it('an unknown location is named: the vehicle is at the main one', () => {
    expect(car('Location code', 'mars').leftOut).toEqual([
      'line 2 (A1): Location code "mars" is no location of this dealer: the vehicle is listed at Main',
    ]);
  });
});
