import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/search?q=alex@example.com', '/search'],
  ['/sites/southbank-ford/search/ford?q=alex', '/search/ford'],
  ['/sites/southbank-ford', '/'],
  ['/enquiry/4f9c2d1e', '/enquiry/:token'],
  ['/api/enquiry/4f9c2d1e', '/api/enquiry/:token'],
  ['/sites/southbank-ford/enquiry/4f9c2d1e?done=1', '/enquiry/:token'],
  ['/enquiry/4f9c2d1e/', '/enquiry/:token'],
  ['//enquiry/4f9c2d1e', '/enquiry/:token'],
  ['/enquiry//4f9c2d1e', '/enquiry/:token'],
  ['/./enquiry/4f9c2d1e', '/enquiry/:token'],
  ['/Enquiry/4F9C2D1E', '/enquiry/:token'],
  ['/%65nquiry/4f9c2d1e', '/enquiry/:token'],
  ['/%2565nquiry/4f9c2d1e', '/enquiry/:token'],
  ['/enquiry/4f9c2d1e/what/else', '/enquiry/:token'],
  ['/API/enquiry/4f9c2d1e/calendar', '/api/enquiry/:token/calendar'],
  ['/desk/leads/4f9c2d1e', '/desk/leads/:lead'],
  ['/api/desk/files/4f9c2d1e#part', '/api/desk/files/:file'],
  ['/enquiry/:token', '/enquiry/:token'],
  ['/enquiry', '/enquiry'],
  ['/desk', '/desk'],
  ['/%zz', '/%zz'],
])('[FORM-12] %s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));
