import { describe, expect, it } from 'vitest';
import { checkPoint } from './location.ts';

describe('[LOC-07] the point of a place on the map', () => {
  it('is complete with both, wherever it is', () => {
    const place = { latitude: -37.8, longitude: 145 };
    expect(checkPoint('latitude', -37.8, place)).toBe(true);
    expect(checkPoint('longitude', 145, place)).toBe(true);
  });

  it('is missed once, at the latitude, when neither is there', () => {
    expect(checkPoint('latitude', undefined, {})).toMatch(/on no map/);
    expect(checkPoint('longitude', undefined, {})).toBe(true);
  });

  it('needs the other half too', () => {
    expect(checkPoint('longitude', undefined, { latitude: -37.8 })).toMatch(/needs both/);
    expect(checkPoint('latitude', undefined, { longitude: 145 })).toMatch(/needs both/);
  });
});
