import { describe, expect, it } from 'vitest';
import {
  enquiryPath,
  financePath,
  searchPath,
  signInPagePath,
  successPath,
  vehicleFilePath,
  vehiclePath,
} from './paths.ts';
import { pathOfRoute, routeOfPath } from './route-of-path.ts';
import type { RouteKind } from './table.ts';

describe('the addresses that scripts of a page write', () => {
  it.each<[string, RouteKind, Record<string, string>]>([
    [vehiclePath('ford-ranger-1'), 'vehicle', { slug: 'ford-ranger-1' }],
    [vehicleFilePath('ford-ranger-1', 'card.jpg'), 'vehicleFile', { slug: 'ford-ranger-1', file: 'card.jpg' }],
    [searchPath(), 'search', { segments: '' }],
    [searchPath('mazda/cx-5'), 'search', { segments: 'mazda/cx-5' }],
    [enquiryPath('0f'), 'enquiry', { token: '0f' }],
    [successPath, 'success', {}],
    [signInPagePath, 'signIn', {}],
    [financePath, 'finance', {}],
  ])('%s is the one that the table writes', (path, kind, params) => {
    expect(routeOfPath(path)).toMatchObject({ kind, params });
    expect(pathOfRoute(kind, params)).toBe(path);
  });

  it('begin with what every address of the kind begins with', () => {
    expect([vehiclePath(''), enquiryPath('')]).toEqual(['/cars/', '/enquiry/']);
  });
});
