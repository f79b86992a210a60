import { describe, expect, it } from 'vitest';
import { destinationsOf } from './destinations.ts';

const nowhere = { leadInbox: [], leadAdf: [], leadWebhook: [] };
const targets = (settings: Partial<Record<keyof typeof nowhere, string[]>>, ofForm: string[] = []) =>
  destinationsOf({ ...nowhere, ...settings }, ofForm).map(({ kind, target }) => `${kind} ${target}`);

describe('where an enquiry goes', () => {
  it('[FORM-12] is what the site lists, each once; the addresses of the form take the place of its inbox', () => {
    const settings = {
      leadInbox: ['desk@a.example', 'DESK@a.example'],
      leadAdf: ['adf@a.example'],
      leadWebhook: ['crm'],
    };
    expect(targets(settings)).toEqual(['inbox DESK@a.example', 'adf adf@a.example', 'webhook crm']);
    expect(targets(settings, ['fleet@a.example'])).toEqual([
      'inbox fleet@a.example',
      'adf adf@a.example',
      'webhook crm',
    ]);
  });

  it.each([
    'https://user:password@crm.example/leads',
    'https://user@crm.example/leads',
    'http://crm.example/leads',
    'https://10.0.0.7/leads',
    'https://[::1]/leads',
    'https://localhost/leads',
    'https://web.localhost/leads',
    'smtp://user:password@mail.example',
    'crm.example',
  ])(
    '[FORM-12] no lead system is reached by %s: content holds no password and no address inside a network',
    (address) => {
      expect(targets({ leadWebhook: [address, 'https://crm.example/leads?dealer=7'] })).toEqual([
        'webhook https://crm.example/leads?dealer=7',
      ]);
    },
  );

  it('[FORM-12] is ten places at the most, whatever content lists, and no address that is none', () => {
    const many = Array.from({ length: 30 }, (_, at) => `${at}@a.example`);
    expect(targets({ leadInbox: ['nobody', 'a@b', 'a@a.example, b@a.example', ...many] })).toHaveLength(10);
  });
});
