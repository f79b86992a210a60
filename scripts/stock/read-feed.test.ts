import { describe, expect, it } from 'vitest';
import { csvRows, FeedUnreadable, jsonRows, textOf, xmlRows } from './read-feed.ts';

describe('files of stock', () => {
  it('[OPS-03] CSV: columns by the first line, quoted commas and lines, other separators, each row with its line', () => {
    const text = 'Stock number,Make,Comments\nA1,Ford,"One owner,\ntwo keys"\n\nA2,Mazda,\n';
    expect(csvRows(text)).toEqual([
      { line: 2, values: { 'Stock number': 'A1', Make: 'Ford', Comments: 'One owner,\ntwo keys' } },
      { line: 5, values: { 'Stock number': 'A2', Make: 'Mazda', Comments: '' } },
    ]);
    expect(csvRows('Make,Features\nFord,Tow bar|Canopy;Snorkel')[0]?.values.Features).toBe('Tow bar|Canopy;Snorkel');
    expect(csvRows('Make;Model\nFord;Ranger').map(({ values }) => values)).toEqual([{ Make: 'Ford', Model: 'Ranger' }]);
  });

  it('[OPS-03] JSON: a list, or an object that holds one; lists in a value are joined', () => {
    const entry = { stock_number: 'A1', year: 2024, images: ['https://a/1', 'https://a/2'], tag: null };
    const read = { line: 1, values: { stock_number: 'A1', year: '2024', images: 'https://a/1|https://a/2' } };
    expect(jsonRows(JSON.stringify([entry]))).toEqual([read]);
    expect(jsonRows(JSON.stringify({ vehicles: [entry] }))).toEqual([read]);
  });

  it('[OPS-03] JSON: each entry has the line on which it begins', () => {
    const text = '{ "made": "x{[",\n  "vehicles": [\n    { "a": [{ "b": 1 }],\n "c": 2 },\n    { "a": "}" }\n] }';
    expect(jsonRows(text).map(({ line }) => line)).toEqual([3, 5]);
  });

  it('[OPS-03] text in the letters of older Windows programs is read too', () => {
    const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(textOf(bytes('Citro\u00ebn'))).toBe('Citroën');
    expect(textOf(new TextEncoder().encode('\uFEFFCitroën'))).toBe('Citroën');
  });

  it('[OPS-03] XML: each child of the root, with its line; values that come several times are a list', () => {
    const text = `<?xml version="1.0"?>
<stock>
  <vehicle><StockNumber>A1</StockNumber><Images><Image>https://a/1</Image><Image>https://a/2</Image></Images></vehicle>
  <vehicle><StockNumber><![CDATA[A & 2]]></StockNumber><Make>Ford</Make></vehicle>
</stock>`;
    expect(xmlRows(text)).toEqual([
      { line: 3, values: { StockNumber: 'A1', Images: 'https://a/1|https://a/2' } },
      { line: 4, values: { StockNumber: 'A & 2', Make: 'Ford' } },
    ]);
  });

  it('[OPS-03] what cannot be read as a whole is refused in one sentence', () => {
    expect(() => jsonRows('{"a": 1')).toThrow(FeedUnreadable);
    expect(() => jsonRows('{"a": 1}')).toThrow(/no list of vehicles/);
    expect(() => xmlRows('<stock><vehicle></stock>')).toThrow(/not XML/);
    expect(() => csvRows('a,b\n"open')).toThrow(FeedUnreadable);
  });
});
