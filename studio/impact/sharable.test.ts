import { expect, it } from 'vitest';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { isSharable } from './sharable.ts';

it('[CFG-02] what several sites may show requires a confirmation before it is published; what is one site’s own does not', () => {
  const own = documentTypes.map(({ name }) => name).filter((name) => !isSharable(name));
  expect(own.sort()).toEqual(['dealerOverride', 'location', 'review', 'searchRules', 'site', 'thirdPartyTag']);
});
