import { expect, it } from 'vitest';
import { countText } from './import-words.ts';

const none = { rows: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, sold: 0, refused: 0, left: 0 };

it('[PLUS-20] an import in a line: what it changed, and of the rest what there was', () => {
  expect(countText({ ...none, rows: 1_204, added: 12, unchanged: 1_190, refused: 2 })).toBe(
    '1,204 rows: 12 added, 0 changed, 1,190 unchanged, 2 refused',
  );
  expect(countText({ ...none, rows: 1, changed: 1, withdrawn: 3, sold: 1, left: 1 })).toBe(
    '1 row: 0 added, 1 changed, 0 unchanged, 3 withdrawn, 1 marked as sold, 1 already gone',
  );
});
