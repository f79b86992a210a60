import { expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

/**
 * Files that are handed text of the content as it is: in the preview these carry invisible edit
 * marks.
 */
const drawn = sourceFiles().filter(
  ({ path }) =>
    /^(?:blocks\/.*|parts\/site-frame\/site-footer|parts\/enquiry-form\/form-section)\.tsx$/.test(path) &&
    !isTest(path),
);
/** The names of fields whose text is marked (`web/content/client.ts`). */
const markedField = /(?:\.|\{)(?:title|heading|tagline|priceLabel|linkLabel|ctaLabel)\b(?!:)/;

/** Attributes that are read out and take such text without `stegaClean`, as `file: attribute`. */
const marked = ({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] =>
  [...text.matchAll(/\s((?:aria-label|alt|placeholder)=\{[^\n]{0,200})/g)]
    .map(([, attribute = '']) => attribute)
    .filter((attribute) => markedField.test(attribute) && !attribute.includes('stegaClean('))
    .filter(() => !/const title = stegaClean\(/.test(text))
    .map((attribute) => `${path}: ${attribute}`);

it('[f28] what is read out carries no edit marks of the preview', () => {
  expect(drawn.length).toBeGreaterThan(30);
  expect(drawn.flatMap(marked)).toEqual([]);
  const path = 'blocks/x/x.tsx';
  expect(marked({ path, text: '<nav aria-label={title}>' })).toHaveLength(1);
  expect(marked({ path, text: "<nav aria-label={block.heading || 'More'}>" })).toHaveLength(1);
  expect(marked({ path, text: '<nav aria-label={stegaClean(title)}>' })).toEqual([]);
  expect(marked({ path, text: '<nav aria-label={label}>' })).toEqual([]);
});
