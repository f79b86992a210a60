import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/search?q=alex@example.com', '/search'],
  ['/sites/southbank-ford/search/ford?q=alex', '/search/ford'],
  ['/sites/southbank-ford', '/'],
  ['/enquiry/4f9c2d1e', '/enquiry/:token'],
  ['/api/enquiry/4f9c2d1e', '/api/enquiry/:token'],
  ['/sites/southbank-ford/enquiry/4f9c2d1e?done=1', '/enquiry/:token'],
])('[FORM-12] %s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));
