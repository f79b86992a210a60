import { expect, it } from 'vitest';
import { quotedSentence } from './quoted-sentence.ts';

it('[CHK-02] a quotation ends its sentence, with a full stop of its own or one behind it', () => {
  expect(quotedSentence('Finance was not approved')).toBe('“Finance was not approved”.');
  for (const text of ['Windscreen cracked.', 'Sold! ', 'Is it yours?']) expect(quotedSentence(text)).toBe(`“${text}”`);
});
