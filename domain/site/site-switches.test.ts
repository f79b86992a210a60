import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '@/domain/switches/features.ts';
import { defaultOptions, siteOptions } from '@/domain/switches/options.ts';
import { defaultFeatures } from './defaults.ts';
import { resolveSite } from './resolve.ts';

const doc = readFileSync(join(import.meta.dirname, '../../docs/site-switches.md'), 'utf8');
const rows = [...features, ...siteOptions];

describe('the declared tables of switches and options', () => {
  it('[CFG-01] name each key once and explain it in plain English', () => {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { key, title, help } of rows) {
      expect(title.length, key).toBeLessThan(60);
      expect(help, key).toMatch(/\.$/);
    }
  });

  it('[CFG-01] are in the docs with what they usually are', () => {
    for (const { key, title, default: usual } of rows) {
      const line = doc.split('\n').find((text) => text.startsWith(`| \`${key}\` |`)) ?? '';
      expect(line, `docs/site-switches.md lacks ${key}`).toContain(title);
      const value = typeof usual === 'boolean' ? (usual ? 'on' : 'off') : [usual].flat().join(', ') || 'empty';
      expect(line, key).toContain(`| ${value} |`);
    }
  });

  it('[CFG-01] [CFG-02] resolve like every other setting: a site sets some, the rest are usual', () => {
    const who = { id: 'a', slug: 'a', name: 'A', siteNumber: 1, template: '', manufacturer: '' };
    const dealer = { options: { xtimeWebKey: 'XT-1' }, features: { checkout: true } };
    const site = resolveSite(who, [{ name: 'dealer', title: 'A', settings: dealer }]);
    expect(site.options).toEqual({ ...defaultOptions, xtimeWebKey: 'XT-1' });
    expect(site.features).toEqual({ ...defaultFeatures, checkout: true });
  });
});
