import { expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { linksOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { SuccessPage } from './success-page.tsx';

type Props = Parameters<typeof SuccessPage>[0];
const page = (more: Partial<Props> = {}) => (
  <SuccessPage site={siteWith()} thanks="" number="0b5a2a44" receipt="" booked={null} car={null} {...more} />
);
const car = { title: '2024 Mazda CX-5 Touring', slug: '2024-mazda-cx-5' };

it('[FORM-04] the page of success names the car of the enquiry, and leads back to it', () => {
  expect(plainTextOf(page({ car }))).toContain('Back to the 2024 Mazda CX-5 Touring');
  expect(linksOf(page({ car }))).toContain('/cars/2024-mazda-cx-5');
});

it('[FORM-04] it names none where the enquiry is about none, and for a browser that did not send it', () => {
  expect(plainTextOf(page())).not.toContain('Back to the 2024');
  expect(linksOf(page()).filter((href) => href.startsWith('/cars/2024'))).toEqual([]);
});
