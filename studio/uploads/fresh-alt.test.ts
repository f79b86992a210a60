import { type FormPatch, PatchEvent, set, setIfMissing, unset } from 'sanity';
import { expect, it } from 'vitest';
import { withoutStaleAlt } from './fresh-alt.ts';

const asset = (_ref: string) => set({ _type: 'reference', _ref }, ['asset']);
const unsets = (patches: FormPatch[], stored?: string) =>
  PatchEvent.from(withoutStaleAlt(patches, stored)).patches.filter(
    ({ type, path }) => type === 'unset' && path[0] === 'alt',
  );

it('[CMS-03] the text of a picture goes when another takes its place, or none', () => {
  expect(unsets([setIfMissing({ _type: 'picture' }), asset('image-b')], 'image-a')).toHaveLength(1);
  expect(unsets([unset(['asset'])], 'image-a')).toHaveLength(1);
});

it('[CMS-03] and stays with its own: the same picture again, a first one, a crop, text of its own', () => {
  expect(unsets([asset('image-a')], 'image-a')).toEqual([]);
  expect(unsets([asset('image-a')])).toEqual([]);
  expect(unsets([set({ top: 0.1 }, ['crop'])], 'image-a')).toEqual([]);
  expect(unsets([set('A ute', ['alt']), asset('image-b')], 'image-a')).toEqual([]);
});
