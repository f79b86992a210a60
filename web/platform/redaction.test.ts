import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redactConsole } from '@/web/start/redacted-console.ts';
import { log } from './log.ts';
import { framesOf, redacted, redactedText } from './redaction.ts';

const token = '4f9c'.repeat(16);

describe('what a line of the log may hold', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['mail to alex.o+x@mail.example.com.au failed', 'mail to [address] failed'],
    ['GET /success?email=alex%40example.com', 'GET /success'],
    ['called 0491 570 006, (03) and +61 491 570 006', 'called [phone], (03) and [phone]'],
    [`at /enquiry/${token}`, 'at /enquiry/:token'],
    [`see https://a.example:3000/Enquiry/${token}/?done=1 please`, 'see https://a.example:3000/enquiry/:token please'],
    [`key ${token}`, 'key [key]'],
    ['Authorization: Bearer sk4f9c2d1e', 'Authorization: Bearer [key]'],
    ['signed eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln', 'signed [key]'],
    ['Unexpected token A, "Alex Smith" is not valid JSON', 'Unexpected token A, This is not valid JSON'],
    ['Failed query: select $1\nparams: Alex,Smith\n    at run (a.ts:1:2)', 'Failed query\n    at run (a.ts:1:2)'],
    ['params: Alex,Smith', 'params'],
  ])('[FORM-12] %s', (text, expected) => {
    expect(redactedText(text)).toBe(expected);
    expect(redactedText(expected)).toBe(expected);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'southbank-ford.localhost:3000',
    '2026-11-25T20:34:30.804Z 1764102930804',
    'cb37c394-c914-4183-a26b-7ede8b65587f',
    `/image/lake/${'0a'.repeat(20)}-2000x1500.jpg`,
    '/search/new-used-and-demo-cars',
    '    at render (/app/web/.next/server/chunks/ssr/12-a.js:1:20431)',
  ])('%s stays as it is', (text) => expect(redactedText(text)).toBe(text));

  it('is bounded, and so is the time that it takes', () => {
    const hostile = ['"', '@', 'a@', '-eyJa', '/a', 'Failed query:', '0 4', 'a-', ' /enquiry/', '%25'];
    for (const piece of hostile) {
      const began = performance.now();
      expect(redactedText(piece.repeat(100_000), 16_000).length).toBeLessThan(50_000);
      expect(performance.now() - began, piece).toBeLessThan(3_000);
    }
    const deep: Record<string, unknown> = {};
    deep.again = deep;
    expect(JSON.stringify(redacted({ deep, list: Array.from({ length: 900 }, () => 1n) })).length).toBeLessThan(900);
  });

  it('[FORM-12] is the same whatever a caller gives to the log', () => {
    const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const failed = new DrizzleQueryError('select $1', ['qzx', 'alex@x.example'], new Error('qzx'));
    const wrapped = new Error(`for alex@x.example at /enquiry/${token}`, { cause: failed });
    log('error', 'anything', { failed, wrapped, list: [{ to: 'alex@x.example' }], id: 7, none: null });
    const line = String(write.mock.calls[0]);
    expect(JSON.parse(line)).toMatchObject({
      event: 'anything',
      failed: 'database Error',
      wrapped: 'for [address] at /enquiry/:token',
      list: [{ to: '[address]' }],
      id: 7,
      none: null,
    });
    expect(line).not.toMatch(/qzx|alex|4f9c/);
  });

  it('[FORM-12] of a stack are its frames, without the lines of its message', () => {
    const failed = new DrizzleQueryError('select\n$1', ['qzx\nqzx'], new Error('qzx'));
    expect(framesOf(failed)).toMatch(/^ {4}at /);
    expect(framesOf(failed)).not.toContain('qzx');
    expect(framesOf('qzx')).toBe('');
  });

  it('[FORM-12] is the same for what libraries write by themselves', () => {
    const lines: string[] = [];
    const write = (...parts: unknown[]) => void lines.push(parts.join(' '));
    const own = { error: write, warn: write, log: write, info: write };
    redactConsole(own);
    own.error(new DrizzleQueryError('select $1', ['qzx'], new Error('qzx')));
    own.error('⨯', 'Error: alex@x.example', { email: 'alex@x.example' });
    own.warn(`/enquiry/${token}/`);
    expect(lines.join('\n')).not.toMatch(/qzx|alex|4f9c/);
    expect(lines[0]).toMatch(/^Error: database Error\n {4}at /);
  });
});
