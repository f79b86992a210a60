import { describe, expect, it } from 'vitest';
import { writtenNumber } from '@/domain/vocabulary/written-number.ts';
import { dayOf, monthOf } from './feed-days.ts';
import { amountOf, centsOf, priceOf, priceProblem } from './feed-money.ts';
import { addressesOf, photoProblem } from './feed-photos.ts';
import { listOf, plainText, plainValue } from './feed-texts.ts';
import { cubicCentimetresOf, decimalOf, kilometresOf, vinOf, wholeOf, yearOf } from './feed-values.ts';

const none = undefined;

describe('[PLUS-20] figures as people and programs write them', () => {
  it.each([
    ['35990', 35_990],
    ['35,990', 35_990],
    ['35.990', 35_990],
    ['35 990', 35_990],
    ['35\u00A0990', 35_990],
    ['35\u202F990', 35_990],
    ['35\u2009990', 35_990],
    ["35'990", 35_990],
    ['35’990', 35_990],
    ['1,234,567.89', 1_234_567.89],
    ['1.234.567,89', 1_234_567.89],
    ['35 990,00', 35_990],
    ['35990,00', 35_990],
    ['35990.0', 35_990],
    ['35990.0000', 35_990],
    ['35,99', 35.99],
    ['３５９９０', 35_990],
    ['\u202A35990\u202C', 35_990],
    ['35,9900', none],
    ['1,23,456', none],
    ['0,500', none],
    ['3.5990E+04', none],
    ['12-500', none],
    ['', none],
  ])('%s', (text, number) => expect(writtenNumber(text)).toBe(number));

  it.each([
    ['$35,990', 35_990_00],
    ['AUD 35,990', 35_990_00],
    ['A$35,990.50', 35_990_50],
    ['35990 AUD', 35_990_00],
    ['35.990,00 AUD', 35_990_00],
    ['$ 35 990', 35_990_00],
    ['35,990.-', 35_990_00],
    ['US$35,990', none],
    ['NZD 35990', none],
    ['€35.990', none],
    ['-1', none],
    ['$35,99', 35_99],
  ])('cents of %s', (text, cents) => expect(centsOf(text)).toBe(cents));

  it.each([
    ['$35,990 drive away', { cents: 35_990_00, kind: 'drive_away_price' }],
    ['35990 D/A', { cents: 35_990_00, kind: 'drive_away_price' }],
    ['$35,990 (EGC)', { cents: 35_990_00, kind: 'excluding_government_charges_price' }],
    ['$35,990 Excl. Govt. Charges', { cents: 35_990_00, kind: 'excluding_government_charges_price' }],
    ['$35,990 + ORC', { cents: 35_990_00, kind: 'excluding_government_charges_price' }],
    ['$35,990*', { cents: 35_990_00, kind: null }],
    ['35990 inc GST', { cents: 35_990_00, kind: null }],
    ['POA', { cents: 0, kind: null }],
    ['P.O.A.', { cents: 0, kind: null }],
    ['Call for price', { cents: 0, kind: null }],
    ['35990 ex GST', none],
    ['$35,990 - $39,990', none],
    ['$399 per week', none],
    ['from $35,990', none],
    ['cheap', none],
  ])('the price %s', (text, price) => expect(priceOf(text)).toEqual(price));

  it('a price is believable or reported', () => {
    expect([0, 35_99, 1_00, 990_00, 35_990_00, 99_999_999_00].map((cents) => priceProblem(cents) === null)).toEqual([
      true,
      false,
      false,
      true,
      true,
      false,
    ]);
    expect([amountOf('-350.50'), amountOf('(1,200)'), amountOf('$-5'), amountOf('good')]).toEqual([
      -350.5,
      -1200,
      -5,
      none,
    ]);
  });

  it.each([
    ['41,200 km', 41_200],
    ['41200kms', 41_200],
    ['41 200 KM', 41_200],
    ['12345.0', 12_345],
    ['12345,5', 12_345],
    ['41k', 41_000],
    ['41k kms', 41_000],
    ['7,500 miles', 12_070],
    ['10000 mi', 16_093],
    ['0', 0],
    ['12,34', none],
    ['12.5', none],
    ['Delivery kms', none],
    ['approx 12,000', none],
    ['12,000 hours', none],
    ['99999999', none],
  ])('kilometres of %s', (text, kilometres) => expect(kilometresOf(text)).toBe(kilometres));

  it.each([
    ['2.0', 2_000],
    ['2,0', 2_000],
    ['1,8', 1_800],
    ['2', 2_000],
    ['2.0L', 2_000],
    ['2,0 L', 2_000],
    ['2.0 Ltr', 2_000],
    ['1998cc', 1_998],
    ['1,998 cc', 1_998],
    ['1.998', 1_998],
    ['1998 cm3', 1_998],
    ['1998.0', 1_998],
    ['V6 3.5 litre', 3_500],
    ['2.0L Turbo 4cyl', 2_000],
    ['49cc', 49],
    ['Electric', 0],
    ['0', 0],
    ['25', none],
    ['150 kW', none],
    ['2.0L or 2.5L', none],
    ['big', none],
  ])('the engine %s', (text, cubic) => expect(cubicCentimetresOf(text)).toBe(cubic));

  it('years, counts, quantities, VINs', () => {
    expect(['2022', '2022.0', '2,022', 'MY22', '22', '1822', '2022/23'].map(yearOf)).toEqual([
      2022,
      2022,
      2022,
      none,
      none,
      none,
      none,
    ]);
    expect(['5', '5.0', '5 seats', '8-speed', 'five', '5.5'].map(wholeOf)).toEqual([5, 5, 5, 8, none, none]);
    expect(['7.6', '7,6', '7.6 L/100km', '5 stars', 'low'].map(decimalOf)).toEqual([7.6, 7.6, 7.6, 5, none]);
    expect(['jm0 KF4W-LA00123456', '0', 'ABCIOQ12345'].map(vinOf)).toEqual(['JM0KF4WLA00123456', '', none]);
  });
});

describe('[PLUS-20] days and months', () => {
  it.each([
    ['31/03/2027', '2027-03-31'],
    ['31-03-2027', '2027-03-31'],
    ['31.03.2027', '2027-03-31'],
    ['31/03/27', '2027-03-31'],
    ['31/03/2027 12:00:00 AM', '2027-03-31'],
    ['31/03/2027 0:00', '2027-03-31'],
    ['2027-03-31T00:00:00', '2027-03-31'],
    ['2027-03-31T00:00:00.000Z', '2027-03-31'],
    ['2027-03-31 00:00:00', '2027-03-31'],
    ['2027-03-31T00:00:00+11:00', '2027-03-31'],
    ['2027-03-31T09:30:00+10:00', '2027-03-31'],
    ['2027/03/31', '2027-03-31'],
    ['20270331', '2027-03-31'],
    ['31 Mar 2027', '2027-03-31'],
    ['31-Mar-27', '2027-03-31'],
    ['31st March 2027', '2027-03-31'],
    ['March 31, 2027', '2027-03-31'],
    ['Wed, 31 Mar 2027', '2027-03-31'],
    ['46477', '2027-03-31'],
    ['46477.0', '2027-03-31'],
    ['0000-00-00', ''],
    ['0000-00-00 00:00:00', ''],
    ['00/00/0000', ''],
    ['01/01/1900', ''],
    ['1900-01-01T00:00:00', ''],
    ['0001-01-01T00:00:00', ''],
    ['30/12/1899', ''],
    // In Melbourne it is the first of April by then.
    ['2027-03-31T13:30:00Z', none],
    ['03/31/2027', none],
    ['30/02/2027', none],
    ['2027', none],
    ['soon', none],
    ['12345', none],
  ])('the day %s', (text, day) => expect(dayOf(text)).toBe(day));

  it.each([
    ['Mar-24', '2024-03'],
    ['Mar-2024', '2024-03'],
    ['March 2024', '2024-03'],
    ['Sept 2024', '2024-09'],
    ['Mar, 2024', '2024-03'],
    ['MAR24', '2024-03'],
    ['03/2024', '2024-03'],
    ['3/2024', '2024-03'],
    ['03-2024', '2024-03'],
    ['03.2024', '2024-03'],
    ['03/24', '2024-03'],
    ['2024-03', '2024-03'],
    ['2024/03', '2024-03'],
    ['202403', '2024-03'],
    ['032024', '2024-03'],
    ['15/03/2024', '2024-03'],
    ['2024-03-01T00:00:00', '2024-03'],
    ['45352', '2024-03'],
    ['00/0000', ''],
    ['0000-00', ''],
    ['13/2024', none],
    ['24-Mar', none],
    ['Marvel 2024', none],
    ['2024', none],
    ['Q1 2024', none],
  ])('the month %s', (text, month) => expect(monthOf(text)).toBe(month));
});

describe('[PLUS-20] texts and lists', () => {
  it('comments: entities once or twice encoded, tags, lines; other signs stay', () => {
    expect(plainText('Clean &amp; tidy&nbsp;car<br>Dealer&#39;s own <b>demo</b>')).toBe(
      "Clean & tidy car\nDealer's own demo",
    );
    expect(plainText('R&amp;amp;D &amp;#39;s &lt;p&gt;One&lt;/p&gt;')).toBe("R&D 's\nOne".replace('\n', '\n'));
    expect(plainText('Towing < 2500 kg & > 750 kg')).toBe('Towing < 2500 kg & > 750 kg');
    expect(plainText('<ul><li>ABS</li><li>ESC</li></ul><script>x()</script>')).toBe('ABS\n\nESC');
    expect(plainText('<STYLE>p{}</Style>One owner<SCRIPT>x()</SCRIPT>, books')).toBe('One owner, books');
    expect(plainValue('Mercedes&#45;Benz\n AMG')).toBe('Mercedes-Benz AMG');
  });

  it.each([
    ['Alloy wheels 18&quot;|Heated &amp; cooled seats', ['Alloy wheels 18"', 'Heated & cooled seats']],
    ['Sunroof; Tow bar', ['Sunroof', 'Tow bar']],
    ['ABS, Airbags (front, side), Warranty 100,000 km', ['ABS', 'Airbags (front, side)', 'Warranty 100,000 km']],
    ['["Sunroof, tinted","Tow bar"]', ['Sunroof, tinted', 'Tow bar']],
    ['<ul><li>ABS</li><li>Tow &amp; go</li></ul>', ['ABS', 'Tow & go']],
    ['ABS\nABS\r\nESC', ['ABS', 'ESC']],
    ['• ABS\n• ESC', ['ABS', 'ESC']],
    ['Apple CarPlay|apple carplay', ['Apple CarPlay']],
    ['', []],
  ])('the list %s', (text, list) => expect(listOf(text)).toEqual(list));
});

describe('[PLUS-20] addresses of photos', () => {
  const [a, b] = ['https://m.example/upload/w_800,h_600/a.webp', 'https://m.example/b%20c.webp?v=2;3'];

  it.each(['|', ',', ';', ' ', ', ', ' ; ', '\n', '\t', ',\r\n'])(
    'parted by %j, which may stand within one',
    (sign) => {
      expect(addressesOf(`${a}${sign}${b}`)).toEqual({ addresses: [a, b], unread: [] });
      expect(addressesOf(`"${a}"${sign}"${b}"${sign}`)).toEqual({ addresses: [a, b], unread: [] });
    },
  );

  it('nothing is encoded twice, and what is encoded for HTML is decoded', () => {
    const addresses = [
      'https://m.example/caf%C3%A9.webp',
      'https://m.example/a.webp?x=1&y=2',
      'https://m.example/a(1).jpg',
    ];
    expect(addressesOf(addresses.join('|')).addresses).toEqual(addresses);
    expect(
      addressesOf('https://m.example/a.webp?x=1&amp;y=2|https://m.example/a.webp?x=1&amp;amp;y=2').addresses,
    ).toEqual([addresses[1]]);
    expect(addressesOf(JSON.stringify(addresses)).addresses).toEqual(addresses);
    expect(addressesOf('//m.example/1.jpg').addresses).toEqual(['https://m.example/1.jpg']);
    expect(addressesOf('https://m.example/my car.webp').addresses).toEqual(['https://m.example/my%20car.webp']);
  });

  it('what is no address is named', () => {
    expect(addressesOf('photos/1.jpg|https://m.example/1.jpg')).toEqual({
      addresses: ['https://m.example/1.jpg'],
      unread: ['photos/1.jpg'],
    });
    expect(addressesOf('ftp://m.example/1.jpg').unread).toEqual(['ftp://m.example/1.jpg']);
    expect(addressesOf('N/A')).toEqual({ addresses: [], unread: [] });
  });

  it('an origin that is not listed, or not https, is why pages cannot show it', () => {
    const listed = [{ name: 'm', origin: 'https://m.example' }];
    expect(photoProblem(a, listed)).toBeNull();
    expect(photoProblem('http://m.example/1.jpg', listed)).toBe('is not https');
    expect(photoProblem('https://other.example/1.jpg', listed)).toContain(
      'https://other.example, which is not among the media origins',
    );
  });
});
