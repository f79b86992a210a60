import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvFeed } from './csv-feed.ts';
import { textOf } from './feed-text.ts';
import { FeedUnreadable } from './feed-unreadable.ts';
import { jsonFeed } from './json-feed.ts';
import { feedOf, readFeed } from './read-feed.ts';
import { xmlFeed } from './xml-feed.ts';

const rowsOf = (text: string) => feedOf(text).rows.map(({ values }) => values);
const utf16 = (text: string, big = false, mark = true) => {
  const units = [...(mark ? '\uFEFF' : ''), ...text].join('');
  return Uint8Array.from(
    [...units].flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );
};

describe('files of stock', () => {
  it('[OPS-03] CSV: columns by their line, quoted commas and lines, other separators, each row with its line', () => {
    const text = 'Stock number,Make,Comments\nA1,Ford,"One owner,\ntwo keys"\n\nA2,Mazda,\n';
    expect(csvFeed(text)).toEqual({
      rows: [
        { line: 2, values: { 'Stock number': 'A1', Make: 'Ford', Comments: 'One owner,\ntwo keys' } },
        { line: 5, values: { 'Stock number': 'A2', Make: 'Mazda', Comments: '' } },
      ],
      passedOver: [],
    });
    expect(rowsOf('Make,Features\nFord,Tow bar|Canopy;Snorkel')[0]?.Features).toBe('Tow bar|Canopy;Snorkel');
  });

  it.each([';', '\t', '|', ','])(
    '[PLUS-20] CSV parted by %j, with a line that names the separator, a title, or neither',
    (sign) => {
      const table = [
        ['Stock number', 'Make', 'Model', 'Features'],
        ['A1', 'Kia', '', 'Tow bar'],
        ['', 'Kia', 'Rio', '"a ""quoted"" word"'],
      ];
      const text = table.map((cells) => cells.join(sign)).join('\r\n');
      const read = [
        { 'Stock number': 'A1', Make: 'Kia', Model: '', Features: 'Tow bar' },
        { 'Stock number': '', Make: 'Kia', Model: 'Rio', Features: 'a "quoted" word' },
      ];
      expect(rowsOf(text)).toEqual(read);
      expect(rowsOf(`sep=${sign}\r\n${text}`)).toEqual(read);
      expect(rowsOf(`Export, of 25/11/2026; all yards\r\n\r\n${text}\r\n`)).toEqual(read);
    },
  );

  it('[PLUS-20] CSV: what is above the columns is named, and lines are those of the file', () => {
    const feed = csvFeed('Vehicle export 25/11/2026,,\nStock number,Make,Model\nC1,Kia,Rio\n');
    expect(feed.passedOver).toEqual(['line 1 (Vehicle export 25/11/2026) stands above the names of the columns']);
    expect(feed.rows).toEqual([{ line: 3, values: { 'Stock number': 'C1', Make: 'Kia', Model: 'Rio' } }]);
    expect(csvFeed('sep=,\nStock number,Make\nC1,Kia\n')).toMatchObject({ rows: [{ line: 3 }], passedOver: [] });
  });

  it('[PLUS-20] CSV: a row of too many values, and one that is cut off, are reported', () => {
    const [whole, shifted] = csvFeed('Stock number,Make,Model\nA,Kia,Rio\nB,Kia,Rio, GT, red\n').rows;
    expect([whole?.broken, shifted?.broken]).toEqual([undefined, 'has 5 values for 3 columns']);
    expect(csvFeed('Stock number,Make,Model\nA,Kia,Rio\nB,Ki').rows[1]?.broken).toContain('cut off');
    expect(csvFeed('Stock number,Make,Model\nA,Kia,Rio\nB,Kia\n').rows[1]?.broken).toBeUndefined();
  });

  it('[PLUS-20] CSV: names that are there twice or are missing hide nothing; zeros that a spreadsheet preserved stay', () => {
    expect(rowsOf('Stock number,Make,Make,\n="0012",Kia,Ford,x\n')).toEqual([
      { 'Stock number': '0012', Make: 'Kia', 'Make (2)': 'Ford', 'column 4': 'x' },
    ]);
  });

  it('[OPS-03] JSON: a list, or whatever holds one; lists in a value are joined', () => {
    const entry = { stock_number: 'A1', year: 2024, images: ['https://a/1', 'https://a/2'], tag: null };
    const read = { line: 1, values: { stock_number: 'A1', year: '2024', images: 'https://a/1|https://a/2' } };
    expect(jsonFeed(JSON.stringify([entry])).rows).toEqual([read]);
    expect(jsonFeed(JSON.stringify({ vehicles: [entry] })).rows).toEqual([read]);
  });

  it.each(['vehicles', 'items', 'inventory', 'data', 'results', 'stock'])(
    '[PLUS-20] JSON: cars under data.%s, with values in objects of their own',
    (name) => {
      const car = (id: string) => ({
        stockNumber: id,
        make: { id: 7, name: 'Kia' },
        model: 'Rio',
        year: 2020,
        price: { amount: 15990, currency: 'AUD' },
        mileage: { value: 12000, unit: 'KM' },
        images: [{ url: 'https://a/1', order: 1 }, { url: 'https://a/2' }],
        details: { transmission: 'Manual' },
      });
      const text = JSON.stringify({ meta: { count: 2, title: 'Yard' }, data: { [name]: [car('A'), car('B')] } });
      expect(rowsOf(text)).toEqual(
        ['A', 'B'].map((id) => ({
          stockNumber: id,
          'make.id': '7',
          'make.name': 'Kia',
          model: 'Rio',
          year: '2020',
          'price.amount': '15990',
          'price.currency': 'AUD',
          'mileage.value': '12000',
          'mileage.unit': 'KM',
          images: 'https://a/1|https://a/2',
          transmission: 'Manual',
        })),
      );
    },
  );

  it('[PLUS-20] JSON: cars by their numbers, of several dealers, one on each line', () => {
    expect(rowsOf('{"vehicles":{"A1":{"make":"Kia","model":"Rio"},"A2":{"make":"Kia","model":"Niro"}}}')).toHaveLength(
      2,
    );
    const dealers = {
      dealers: [1, 2].map((id) => ({ id, name: `Yard ${id}`, cars: [{ make: 'Kia', model: 'Rio' }, { make: 'Kia' }] })),
    };
    const feed = jsonFeed(JSON.stringify(dealers));
    expect(feed.rows).toHaveLength(4);
    expect(feed.passedOver[0]).toContain('name "Yard 1"');
    const lines =
      '{"make":"Kia","model":"Rio","year":2020}\n{"make":"Kia"\n{"make":"Kia","model":"Niro","year":2021}\n';
    expect(jsonFeed(lines).rows).toMatchObject([
      { line: 1, values: { model: 'Rio' } },
      { line: 2, broken: expect.stringContaining('is no JSON') },
      { line: 3, values: { model: 'Niro' } },
    ]);
  });

  it('[OPS-03] JSON: each entry has the line on which it begins', () => {
    const text =
      '{ "made": "x{[",\n  "vehicles": [\n    { "make": "a", "model": "b", "a": [{ "b": 1 }],\n "c": 2 },\n    { "make": "}" }\n] }';
    expect(jsonFeed(text).rows.map(({ line }) => line)).toEqual([3, 5]);
  });

  it('[OPS-03] JSON that is nested without end, in whatever way, is refused in a sentence', async () => {
    const deep = (open: string, close: string) => open.repeat(200_000) + close.repeat(200_000);
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
    const texts = [
      deep('[', ']'),
      `[{"a":${deep('[', ']')}}]`,
      `[{"a":${deep('{"a":', '}').replace('}', '1}')}}]`,
      '['.repeat(300_000),
    ];
    for (const text of texts) {
      await writeFile(join(folder, 'feed.json'), text);
      const refused = await readFeed(join(folder, 'feed.json')).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(FeedUnreadable);
      expect(String(refused)).toMatch(/nested \d+ levels deep/);
    }
    await expect(readFeed(join(folder, 'none.json'))).rejects.toBeInstanceOf(FeedUnreadable);
    await rm(folder, { recursive: true });
  });

  it('[PLUS-20] UTF-16, UTF-8 and the letters of older Windows programs are read, with their marks or without', () => {
    const text = 'Stock number,Make,Model\nC1,Citroën,C3\n';
    const bytes = (copy: string) => Uint8Array.from(copy, (letter) => letter.charCodeAt(0));
    const all = [
      utf16(text),
      utf16(text, true),
      utf16(text, false, false),
      utf16(text, true, false),
      bytes(text),
      new TextEncoder().encode(text),
      new TextEncoder().encode(`\uFEFF${text}`),
    ];
    expect(all.map((file) => textOf(file))).toEqual(all.map(() => text));
  });

  it('[PLUS-20] one letter of UTF-8 that is cut spoils its row and not the file', () => {
    const whole = new TextEncoder().encode('Make,Model\nCitroën,é\nCitroën,é\nCitroën,é\nCitroën,');
    expect(textOf(Uint8Array.from([...whole, 0xc3]))).toMatch(/Citroën,é\nCitroën,\uFFFD$/);
  });

  it('[OPS-03] XML: elements that repeat, with their line; values that come several times are a list', () => {
    const text = `<?xml version="1.0"?>
<stock>
  <vehicle><StockNumber>A1</StockNumber><Images><Image>https://a/1</Image><Image>https://a/2</Image></Images></vehicle>
  <vehicle><StockNumber><![CDATA[A & 2]]></StockNumber><Make>Ford</Make></vehicle>
</stock>`;
    expect(xmlFeed(text).rows).toEqual([
      { line: 3, values: { StockNumber: 'A1', Images: 'https://a/1|https://a/2' } },
      { line: 4, values: { StockNumber: 'A & 2', Make: 'Ford' } },
    ]);
  });

  it('[PLUS-20] XML: RSS and Atom with prefixes, attributes, wrappings, names as attributes, letters by name', () => {
    const item = '<g:id>X1</g:id><g:make>Kia</g:make><g:model>Rio</g:model>';
    const read = { 'g:id': 'X1', 'g:make': 'Kia', 'g:model': 'Rio' };
    expect(rowsOf(`<rss><channel><title>Yard</title><item>${item}</item><item>${item}</item></channel></rss>`)).toEqual(
      [read, read],
    );
    expect(rowsOf(`<feed><title>Yard</title><entry>${item}</entry></feed>`)).toEqual([read]);
    expect(
      rowsOf('<inventory><vehicle stocknumber="X1" make="Kia"/><vehicle stocknumber="X2" make="Kia"/></inventory>'),
    ).toEqual([
      { stocknumber: 'X1', make: 'Kia' },
      { stocknumber: 'X2', make: 'Kia' },
    ]);
    expect(
      rowsOf('<x><vehicle><field name="Make">Kia</field><field name="Model">Rio&nbsp;&eacute;</field></vehicle></x>'),
    ).toEqual([{ Make: 'Kia', Model: 'Rio\u00A0é' }]);
    const nested =
      '<vehicle><id>5</id><identity><make>Kia</make><model>Rio</model></identity><media><photo url="https://a/1"/></media></vehicle>';
    expect(rowsOf(`<a><dealer><name>Yard</name><vehicles>${nested}${nested}</vehicles></dealer></a>`)[0]).toMatchObject(
      {
        id: '5',
        make: 'Kia',
        model: 'Rio',
      },
    );
  });

  it('[OPS-03] what cannot be read as a whole is refused in one sentence', () => {
    expect(() => jsonFeed('{"a": 1')).toThrow(FeedUnreadable);
    expect(() => jsonFeed('{"a": 1}')).toThrow(/no list of vehicles/);
    expect(() => xmlFeed('<stock><vehicle></stock>')).toThrow(/not XML/);
    expect(() => csvFeed('Make,Model\n"open')).toThrow(FeedUnreadable);
    expect(() => csvFeed('A1,Kia,Rio\nA2,Kia,Rio\n')).toThrow(/names its columns/);
    expect(() => feedOf('<!DOCTYPE html><p>Sign in</p>')).toThrow(/web page/);
    expect(() => textOf(Uint8Array.of(0x50, 0x4b, 3, 4))).toThrow(/Excel/);
    expect(() => jsonFeed('['.repeat(5_000) + ']'.repeat(5_000))).toThrow(/nested|not JSON/);
    expect(() => xmlFeed('<a>'.repeat(5_000) + '</a>'.repeat(5_000))).toThrow(/nested/);
  });
});
