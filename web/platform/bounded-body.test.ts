import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { boundedBody } from './bounded-body.ts';

it('[FORM-13] a body of too many bytes is read to its end and not taken', async () => {
  const body = Readable.from([Buffer.from('abc'), Buffer.from('defg'), Buffer.from('h')]);
  expect(await boundedBody(body, 5)).toBeNull();
  expect(body.readableEnded).toBe(true);
  expect(String(await boundedBody(Readable.from([Buffer.from('abc'), Buffer.from('de')]), 5))).toBe('abcde');
});
