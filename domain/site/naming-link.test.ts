import { expect, it } from 'vitest';
import { namingIn } from './naming-link.ts';

it('[BLK-03] a form learns from its link which offer or model it is about, before the fragment', () => {
  expect(namingIn('/contact-us', 'offer', 'offer-a')).toBe('/contact-us?offer=offer-a');
  expect(namingIn('/book-test-drive#book', 'model', 'ranger')).toBe('/book-test-drive?model=ranger#book');
  expect(namingIn('/contact-us?type=sales', 'offer', 'a b')).toBe('/contact-us?type=sales&offer=a%20b');
});

it('[BLK-03] an address outside the site stays as it is, and so does one that would name nothing', () => {
  for (const href of ['https://book.example/x', '//book.example', 'tel:0355504410'])
    expect(namingIn(href, 'model', 'ranger')).toBe(href);
  expect(namingIn('/book-test-drive', 'model', '')).toBe('/book-test-drive');
});
