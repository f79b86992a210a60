import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';

// Not through web/platform/env.ts: a build needs no service, and Next reads this file before the
// alias is set.
const distDir = process.env.WEB_DIST_DIR || '.build/next';

/**
 * Next writes the build's folder into the tsconfig that it is given, and ours differs with each build: it gets one of its own beside
 * the builds. It checks the app and what the app imports; `npm run types` checks everything.
 */
function tsconfigOfBuild(): string {
  const folder = join(import.meta.dirname, '.build');
  // Who opens a service declares its type: without the file that opens them all, the app would know of none.
  const sources = ['../app/**/*.ts', '../app/**/*.tsx', '../instrumentation.ts', '../start/open-services.ts'];
  const ambient = ['../next-env.d.ts', '../../ui/css-properties.d.ts'];
  const include = [...ambient, ...sources];
  mkdirSync(folder, { recursive: true });
  const own = { extends: '../../tsconfig.json', compilerOptions: { incremental: false }, include, exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), `${JSON.stringify(own, null, 2)}\n`);
  return '.build/tsconfig.json';
}

const config: NextConfig = {
  distDir,
  // The front compresses, once a page; Next would do it at each request.
  compress: false,
  poweredByHeader: false,
  // Title, canonical address and structured data are in the head, however slow a page's data is.
  htmlLimitedBots: /./,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { tsconfigPath: tsconfigOfBuild() },
  turbopack: { root: join(import.meta.dirname, '..') },
  serverExternalPackages: [
    '@modelcontextprotocol/server',
    '@sanity/client',
    '@simplewebauthn/server',
    'pdfkit',
    'pg',
    'rate-limiter-flexible',
    'typesense',
    'sharp',
  ],
  experimental: { isrFlushToDisk: false },
};

export default config;
