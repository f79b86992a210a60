import { describe, expect, it } from 'vitest';
import { siteLocation } from '@/domain/locations/site-location.fixture.ts';
import { open } from './sandbox.ts';

describe('[LOC-10] the sandbox of Snap 21', () => {
  it('returns the rating of the site’s places, and none without any', async () => {
    const locations = [siteLocation({ rating: { average: 4.66, count: 1608 } })];
    const { response } = await open().ratingOf({ locations }, 'org');
    expect(response).toEqual({ rating: 4.7, stars: 4.5, count: 1608 });
    expect((await open().ratingOf({ locations: [] }, 'org')).response).toBeNull();
  });

  it('is marked as one', () => expect(open().kind).toBe('sandbox'));
});
