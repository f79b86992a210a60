import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

const read = (environment: Record<string, string>) => readConfiguration(environment, '/srv/forecourt');

describe('the configuration', () => {
  it('[OPS-02] starts everything embedded when nothing is set', () => {
    const external = { content: null, search: null, records: null };
    expect(read({})).toEqual({
      port: 3000,
      dataDir: '/srv/forecourt/.data',
      external,
      mediaOrigins: '',
      mail: '',
      crm: '',
      sms: '',
      payments: false,
      history: {},
    });
    expect(read({ PORT: '', DATA_DIR: '', TYPESENSE_URL: '', DATABASE_URL: '' }).external).toEqual(external);
  });

  it('[OPS-02] uses each real engine that the environment names, one by one', () => {
    const content = { projectId: 'abc123', dataset: 'production', token: 'sk1', webhookSecret: null };
    expect(read({ SANITY_PROJECT_ID: 'abc123', SANITY_API_TOKEN: 'sk1' }).external).toEqual({
      content,
      search: null,
      records: null,
    });
    const search = { url: 'https://search.example:8108', searchKey: 's', adminKey: 'a', figuresKey: 'f' };
    const typesense = {
      TYPESENSE_URL: 'https://search.example:8108/',
      TYPESENSE_SEARCH_KEY: 's',
      TYPESENSE_ADMIN_KEY: 'a',
      TYPESENSE_FIGURES_KEY: 'f',
    };
    expect(read(typesense).external).toEqual({ content: null, search, records: null });
    expect(read({ DATABASE_URL: 'postgres://app@db/forecourt' }).external.records).toEqual({
      url: 'postgres://app@db/forecourt',
    });
  });

  it('moves port and data together, so that a second instance runs beside the first', () => {
    expect(read({ PORT: '3100', DATA_DIR: '.data-2' })).toMatchObject({
      port: 3100,
      dataDir: '/srv/forecourt/.data-2',
    });
    expect(read({ DATA_DIR: '/var/data' }).dataDir).toBe('/var/data');
  });

  it('bounds the history of embedded content as the environment sets', () => {
    expect(read({ CONTENT_HISTORY_DAYS: '30', CONTENT_HISTORY_MB: '' }).history).toEqual({ days: 30 });
    expect(read({ CONTENT_HISTORY_MB: '500' }).history).toEqual({ megabytes: 500 });
  });

  it.each([
    [{ CONTENT_HISTORY_DAYS: '-1' }, 'CONTENT_HISTORY_DAYS is "-1", but it must be a number above 0.'],
    [{ PORT: 'abc' }, 'PORT is "abc", but it must be a number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PORT: '0' }, 'PORT is "0"'],
    [{ SANITY_API_TOKEN: 'sk1' }, 'SANITY_API_TOKEN is set without SANITY_PROJECT_ID'],
    [{ SANITY_PROJECT_ID: 'abc' }, 'SANITY_PROJECT_ID is set without SANITY_API_TOKEN'],
    [{ TYPESENSE_URL: 'http://search.example' }, 'TYPESENSE_URL is set without TYPESENSE_SEARCH_KEY'],
    [{ TYPESENSE_URL: 'search.example' }, 'TYPESENSE_URL is not an address that begins with http:// or https://.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not an address that begins with postgres:// or postgresql://.'],
  ])('[OPS-04] %j gets one sentence', (environment: Record<string, string>, sentence) => {
    expect(() => read(environment)).toThrow(sentence);
  });
});
