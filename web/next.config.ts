import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Not through web/env.ts: a build needs no service, and Next reads this file before it knows the alias.
  distDir: process.env.WEB_DIST_DIR || '.build/next',
  // The front compresses, once a page; Next would do it at each request.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  typescript: { tsconfigPath: '../tsconfig.json' },
  turbopack: { root: join(import.meta.dirname, '..') },
  serverExternalPackages: ['@sanity/client', 'pg', 'typesense', 'sharp'],
  experimental: { isrFlushToDisk: false },
};

export default config;
