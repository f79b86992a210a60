import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { adjustmentPaper, invoicePaper } from '@/domain/purchases/invoice-paper.ts';
import type { Paper } from '@/domain/purchases/paper.ts';
import { receiptPaper } from '@/domain/purchases/receipt-paper.ts';
import { forfeitPaper, refundPaper } from '@/domain/purchases/returned-papers.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { wideBlocks } from '@/domain/text/printed-text.ts';
import { testCar, testHold } from '@/web/purchases/purchases.fixture.ts';
import { paperPdf } from './paper-pdf.ts';
import { wideFaces } from './pdf-words.ts';
import { readPdf } from './read-pdf.fixture.ts';

const now = new Date(Date.UTC(2026, 10, 25, 6, 30));
const hold = testHold(now);
const drawn = async (more: Partial<HoldRecord> = {}) => {
  const paper = receiptPaper({ ...hold, ...more });
  return paper && printed(paper);
};
const printed = async (paper: Paper) => {
  const { pages, text } = readPdf(await paperPdf({ paper, look: defaultTheme }));
  return { pages, text: text.replaceAll(/ +/g, ' ') };
};
const abn = '51 824 753 556';
const sale = {
  abn,
  priceCents: 66_990_00,
  chargesCents: 3_000_00,
  luxuryTaxCents: 0,
  buyer: 'Bendigo VIC 3550',
  extras: [{ name: 'Floor mats', cents: 295_00 }],
};

it('[PLUS-22] a reservation gets a receipt of one page: no tax invoice, no GST, what the deposit does', async () => {
  const { pages, text } = (await drawn()) ?? { pages: 0, text: '' };
  expect(pages).toBe(1);
  for (const line of [
    'This is not a tax invoice',
    'R-000318',
    'Wed 25 Nov 2026, 5:30 pm',
    'Nora Castellan 0491 570 110',
    'Authorised by',
    'Stock no. SB4812',
    '$200.00',
    'Authorised on Visa ending 4242, not charged',
    'Friday 27 November, 5:30 pm',
    'not a contract of sale',
    'No GST applies to a deposit while it is only security.',
    'LMCT 10984',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('Received from');
  expect((await drawn({ money: 'charged' }))?.text).toContain('Received from');
});

it('[PLUS-22] without a deposit states that; before the car is held there is none', async () => {
  expect((await drawn({ depositCents: 0, money: 'none' }))?.text).toContain('Reservation without a deposit');
  expect(await drawn({ receipt: null, heldAt: null })).toBe(null);
  expect((await drawn({ name: '王伟' }))?.text).toContain('The customer on this number');
  const long = 'A very long name that goes on and on '.repeat(8);
  expect((await drawn({ name: long, car: testCar({ line: long }) }))?.pages).toBe(1);
});

it.each(['Nguyễn Thị Ánh', 'Γιώργος Παπαδόπουλος', 'Дмитрий Żółć', 'Ἀλέξανδρος'])(
  '[PLUS-22] %s is printed in these letters, as name, address and reason, and the sheet stays small',
  async (name) => {
    const of = { hold: { ...hold, state: 'applied', money: 'captured', name } as const, number: 3, at: now };
    for (const paper of [
      receiptPaper({ ...hold, name }),
      invoicePaper(of, { ...sale, buyer: name }),
      refundPaper(of, 100_00, name),
    ]) {
      const pdf = paper && (await paperPdf({ paper, look: defaultTheme }));
      expect(pdf && readPdf(pdf).text.replaceAll(/ +/g, ' ')).toContain(name);
      expect(pdf?.length).toBeLessThan(40_000);
    }
  },
);

/** What pdfkit holds of an embedded face; its types leave it out. */
type OpenFace = { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } };

it.each(['regular', 'bold'] as const)('[PLUS-22] the wide %s face has all that is taken for printable', (weight) => {
  const { font } = (new PDFDocument().font(wideFaces[weight]) as unknown as OpenFace)._font;
  const points = wideBlocks.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const letters = points.filter((point) => /[\p{L}\p{N}\p{M}\p{P}\p{S}]/u.test(String.fromCodePoint(point)));
  expect(letters.length).toBeGreaterThan(1_000);
  expect(letters.filter((point) => !font.hasGlyphForCodePoint(point)).map((point) => point.toString(16))).toEqual([]);
});

it('[PLUS-22] a tax invoice states what the law requires: title, seller, ABN, date, buyer, quantity, price, GST of each line', async () => {
  const applied = { ...hold, state: 'applied', money: 'captured' } as const;
  const of = { hold: applied, number: 1204, at: now };
  const { pages, text } = await printed(invoicePaper(of, sale));
  expect(pages).toBe(1);
  for (const line of [
    ...['Tax invoice', `ABN ${abn}`, 'INV-001204', 'Wed 25 Nov 2026', 'Southbank Ford', 'Nora Castellan', 'Bendigo'],
    ...['Quantity 1', 'VIN MNAUMFF50RW481200', '$5,817.27', '$63,990.00', '$3,000.00', '$26.82'],
    ...['Total, GST of $5,844.09 included', '$67,285.00', '-$200.00', 'receipt R-000318 -$200.00', '$67,085.00'],
    'Price type: drive away, no more to pay.',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('not a tax invoice');
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `Extra with quite a long name ${at}`, cents: 11_00 }));
  const long = await printed(invoicePaper(of, { ...sale, extras: many, luxuryTaxCents: 1_00 }));
  expect([long.pages, long.text.includes('31 further extras')]).toEqual([2, true]);
  for (const line of ['page 1 of 2', 'page 2 of 2', 'name 39']) expect(long.text).toContain(line);
});

it('[PLUS-22] neither a long address nor a long reason is cut', async () => {
  const of = { hold, number: 3, at: now };
  const address = `Unit 12, Building C, ${'Industrial Estate Road North, '.repeat(5)}Dandenong South VIC 3175`;
  const invoice = await printed(invoicePaper(of, { ...sale, buyer: address.padStart(200, 'W ') }));
  expect(invoice.text).toContain('South VIC 3175');
  const reason = `${'The buyer did not go on with the contract. '.repeat(11)}And that is all.`;
  for (const paper of [forfeitPaper(of, abn, reason), refundPaper(of, 100_00, reason)]) {
    const { pages, text } = await printed(paper);
    expect([pages, text.includes('And that is all.'), text.includes('page 1 of 1')]).toEqual([1, true, true]);
  }
  const old = { ...refundPaper(of, 100_00, ''), foot: 'Southbank Ford, page 1 of 1' };
  expect((await printed(old)).text).toContain('Southbank Ford, page 1 of 1');
  expect((await printed(old)).text).not.toContain('page 1 of 1, page');
});

it('[PLUS-22] the notes name what they take back, and a forfeiture its GST', async () => {
  const of = { hold: { ...hold, retainedCents: 75_50 }, number: 3, at: now };
  const refund = await printed(refundPaper(of, 124_50, 'Changed their mind.'));
  for (const line of ['Refund note', 'RN-000003', 'This is not a tax invoice', '$124.50', '$75.50', 'their mind'])
    expect(refund.text).toContain(line);
  const forfeit = await printed(forfeitPaper(of, abn, 'Changed their mind.'));
  for (const line of ['Tax invoice', 'F-000003', `ABN ${abn}`, 'GST of $6.86 included', '$75.50', '$124.50'])
    expect(forfeit.text).toContain(line);
  const invoice = { number: 1204, at: now, totalCents: 67_285_00, gstCents: 5_844_09, abn };
  const adjusted = await printed(adjustmentPaper(of, invoice, 'Finance was refused.'));
  for (const line of ['Adjustment note', 'AN-000003', 'INV-001204', 'GST of -$5,844.09', '-$67,285.00', 'refused'])
    expect(adjusted.text).toContain(line);
});
