import { expect, it } from 'vitest';
import { distanceKm } from './distance.ts';
import { roads } from './roads.ts';

it("[LOC-07] roads are lines in Australia, and every step of one is a road's and not a slip of the pen", () => {
  for (const { points } of roads) {
    expect(points.length).toBeGreaterThan(1);
    for (const { latitude, longitude } of points) {
      expect(latitude).toBeGreaterThan(-44);
      expect(latitude).toBeLessThan(-9);
      expect(longitude).toBeGreaterThan(112);
      expect(longitude).toBeLessThan(154);
    }
    points.slice(1).forEach((to, at) => {
      const from = points[at];
      const km = from ? distanceKm(from, to) : 0;
      expect(km, JSON.stringify([from, to])).toBeGreaterThan(0.5);
      expect(km, JSON.stringify([from, to])).toBeLessThan(800);
    });
  }
});
