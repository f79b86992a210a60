import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { servicePage } from './service-page.ts';

const workshop = { locations: [place('Workshop', { locationType: 'service' })] };
const blocksOf = (settings: Parameters<typeof siteWith>[0]) =>
  servicePage(siteWith(settings), '/ford-service')?.blocks?.map(({ _type, anchor }) => [_type, anchor]);

describe('the page of the workshop', () => {
  it('[NAV-10] books a service at the anchor that links name, without a page of staff’s making', () => {
    expect(blocksOf(workshop)).toEqual([['enquiryForm', 'service-booking']]);
    expect(blocksOf({ locations: [place('Yard')] })).toBeUndefined();
  });

  it('[NAV-10] [NAV-17] offers the booking service of the dealer’s web key, escaped, beside it', () => {
    const page = servicePage(siteWith({ options: { xtimeWebKey: 'XT 1&x=' } }), '/ford-service');
    expect(page?.blocks?.map(({ _type }) => _type)).toEqual(['enquiryForm', 'embedTabs']);
    expect(JSON.stringify(page?.blocks)).toContain('/scheduling/?webKey=XT%201%26x%3D"');
  });
});
