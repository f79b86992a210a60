import { describe, expect, it } from 'vitest';
import { endpointOfPath } from '@/domain/routes/endpoints.ts';
import { type PathLiteral, pathLiterals } from './path-literals.ts';
import { isTest, sourceFiles } from './source-files.ts';

/**
 * Where an address may be written out: in its table, and where it is data or seen from outside. Tests and benches type addresses as a
 * browser does, demo content is what staff fill in, and an embedded service knows nothing of the product.
 */
const written = /^(?:domain\/routes|tests|benches|demo|embedded)\/|\.fixture\.tsx?$/;

/** An endpoint is named by the form or script that posts to it, which the table of endpoints lets in; a link never leads there. */
const isRoute = ({ kind }: PathLiteral): boolean => kind === 'route';

describe('addresses', () => {
  const files = sourceFiles().filter(({ path }) => !isTest(path) && !written.test(path));

  it('are written by domain/routes: a route that moves touches its table alone', () => {
    const found = files.flatMap(({ path, text }) =>
      pathLiterals(text)
        .filter(isRoute)
        .map((literal) => `${path}:${literal.line} writes ${literal.path}`),
    );
    expect(found).toEqual([]);
  });

  it('of endpoints are in the table of endpoints', () => {
    const unknown = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<=['"`])\/api\/(?:[\w-]|\/(?=[\w-]))+(?=['"`?])/g)]
        .filter(([address]) => !endpointOfPath(address) && !ofTheFront.has(address))
        .map(([address]) => `${path} writes ${address}`),
    );
    expect(unknown).toEqual([]);
  });

  it.each([
    ["href: '/cars/a'", '/cars/a'],
    ['href="/contact-us#enquiry"', '/contact-us'],
    [`\`/cars/\${card.slug}/view.json?\${query}\``, `/cars/\${card.slug}/view.json`],
    [`\`\${origin}/cars/\${slug}\``, `/cars/\${slug}`],
    [`\`/cars/\${shown?.slug ?? ''}\``, `/cars/\${shown?.slug ?? ''}`],
    ['linksTo(site, "/trade-in")', '/trade-in'],
  ])('are found in %s', (text, path) => {
    expect(pathLiterals(text).filter(isRoute)).toEqual([{ line: 1, path, kind: 'route' }]);
  });

  it.each(["'/about-us'", "'@/domain/cars/a.ts'", '/** `/cars/a` */', "'/'", "'./search'", "'/api/leads'"])(
    'are not found in %s',
    (text) => expect(pathLiterals(text).filter(isRoute)).toEqual([]),
  );
});

/** Endpoints that the front responds to by itself (docs/routes.md). */
const ofTheFront = new Set([
  '/api/events',
  '/api/third-parties',
  '/api/webhooks/content',
  '/api/webhooks/payments',
  '/api/health',
  '/api/health/live',
]);
