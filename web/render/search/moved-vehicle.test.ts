import { beforeEach, expect, it, vi } from 'vitest';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import type { PageServices, RouteRequest } from '@/web/render/own-route.ts';
import { movedVehicle } from './moved-vehicle.ts';

const stock = vi.hoisted(() => ({ vehicleOfSite: vi.fn() }));
vi.mock('@/web/stock/stock-of-site.ts', () => stock);

const slug = '2024-ford-ranger-sb1';
const requestOf = (path: string, usedCarPaths = true): RouteRequest => ({
  site: siteWith({ features: { usedCarPaths } }),
  path,
  params: {},
  query: new URLSearchParams(),
  services: {} as PageServices,
  now: sunday,
  draft: false,
  page: null,
});
beforeEach(() => {
  stock.vehicleOfSite.mockReset();
  stock.vehicleOfSite.mockImplementation(async (_site: unknown, name: string) =>
    name === slug ? pageVehicle() : null,
  );
});

it('[NAV-05] a vehicle of the stock is at /cars for good, whatever path of used cars names it', async () => {
  expect(await movedVehicle(requestOf(`/used-car/${slug}`))).toEqual({
    redirect: { to: `/cars/${slug}`, permanent: true },
  });
});

it('[NAV-05] every other path of used cars that is no search stays a 404', async () => {
  for (const path of ['/used-car/nothing', `/used-car/ford/${slug}`, '/used-car'])
    expect(await movedVehicle(requestOf(path))).toBeNull();
  expect(await movedVehicle(requestOf(`/used-car/${slug}`, false))).toBeNull();
  stock.vehicleOfSite.mockResolvedValue(pageVehicle({ status: 'sold', soldAtMs: 5 }));
  expect(await movedVehicle(requestOf(`/used-car/${slug}`))).toBeNull();
});
