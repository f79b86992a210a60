import { describe, expect, it } from 'vitest';
import { pageMetadata } from './metadata.ts';

const site = { name: 'Southbank Ford', tagline: 'Your Ford dealer' };
const page = { title: 'Fleet', description: 'Cars for companies', noIndex: false };
const described = (over: Partial<Parameters<typeof pageMetadata>[0]> = {}) =>
  pageMetadata({ site, page, path: '/fleet', origin: 'https://southbankford.example', ...over });

describe('pageMetadata', () => {
  it('[NAV-12] describes a page of its site under its public address', () => {
    expect(described()).toMatchObject({
      title: 'Fleet | Southbank Ford',
      description: 'Cars for companies',
      alternates: { canonical: 'https://southbankford.example/fleet' },
    });
    expect(described({ path: '/' }).alternates?.canonical).toBe('https://southbankford.example/');
  });

  it('names the site once', () => {
    expect(described({ page: { ...page, title: 'Welcome to Southbank Ford' } }).title).toBe(
      'Welcome to Southbank Ford',
    );
    expect(described({ page: { ...page, title: null } }).title).toBe('Southbank Ford');
  });

  it('takes the tagline where a page has no description, and none where there is neither', () => {
    expect(described({ page: { ...page, description: '' } }).description).toBe('Your Ford dealer');
    const bare = described({ site: { ...site, tagline: '' }, page: { ...page, description: null } });
    expect(bare).not.toHaveProperty('description');
  });

  it('keeps out of search engines what staff, or a missing page, keep out', () => {
    expect(described().robots).toBeUndefined();
    expect(described({ page: { ...page, noIndex: true } }).robots).toEqual({ index: false });
    expect(described({ page: null })).toMatchObject({
      title: 'Page not found | Southbank Ford',
      robots: { index: false },
    });
  });

  it('has no canonical address on a machine without a name', () => {
    expect(described({ origin: null }).alternates).toBeUndefined();
  });
});
