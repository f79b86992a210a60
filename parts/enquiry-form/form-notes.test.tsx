import { expect, it } from 'vitest';
import { linksOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { Note, SentBefore } from './form-notes.tsx';

it('[FORM-04] an enquiry sent before is named by its number, and linked where its page is stored', () => {
  const sent = { leadId: '0b5a2a44-7a35', receipt: '/enquiry/x' };
  expect(plainTextOf(<SentBefore {...sent} />)).toMatch(/^Your enquiry was sent\. Its number is 0b5a2a44 ?\.$/);
  expect(linksOf(<SentBefore {...sent} />)).toEqual(['/enquiry/x']);
  expect(linksOf(<SentBefore {...sent} receipt="" />)).toEqual([]);
});

it('[FORM-11] a note has its button as long as there is something to undo', () => {
  const note = (act: (() => void) | false) =>
    plainTextOf(
      <Note label="Forget" act={act}>
        Filled in.
      </Note>,
    );
  expect([note(() => undefined), note(false)]).toEqual(['Filled in. Forget', 'Filled in.']);
});
