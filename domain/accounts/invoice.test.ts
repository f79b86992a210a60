import { describe, expect, it } from 'vitest';
import { readInvoice } from './invoice.ts';

describe('[NAV-15] an invoice that a shopper wants to pay', () => {
  it.each([
    ['INV-10452', '450', { number: 'INV-10452', amountCents: 450_00 }],
    [' inv 10452 ', '$1,250.50', { number: 'INV 10452', amountCents: 1_250_50 }],
    ['２０２６/17', '0.05', { number: '2026/17', amountCents: 5 }],
  ])('%s over %s is read', (invoice, amount, read) => {
    expect(readInvoice(invoice, amount)).toEqual(read);
  });

  it.each([
    ['', '450', ['invoice']],
    ['ABC', '450', ['invoice']],
    ['<script>1', '450', ['invoice']],
    ['1'.repeat(40), '450', ['invoice']],
    ['INV-1', '', ['amount']],
    ['INV-1', '-5', ['amount']],
    ['INV-1', '0', ['amount']],
    ['INV-1', '0.001', ['amount']],
    ['INV-1', '250000.01', ['amount']],
    ['INV-1', '9999999', ['amount']],
    ['INV-1', 'lots', ['amount']],
    ['', '', ['invoice', 'amount']],
  ])('%s over %s shows what is wrong', (invoice, amount, fields) => {
    const read = readInvoice(invoice, amount);
    expect('problems' in read ? Object.keys(read.problems) : null).toEqual(fields);
  });
});
