import { describe, expect, it } from 'vitest';
import {
  allClasses,
  type ConsentTerms,
  consentOf,
  consentTerms,
  googleConsent,
  isConsentDue,
  passedClasses,
  readConsent,
  whomOf,
} from './consent.ts';

const options = {
  consentMode: 'ask',
  googleMeasurementId: 'G-AB12CD34EF',
  metaPixelId: '123456789',
  eventWebhook: '',
} as const;
const terms = consentTerms(options, '/privacy-policy') as ConsentTerms;
const now = Date.parse('2026-11-26T00:00:00Z');
const choice = (overrides: object = {}) =>
  JSON.stringify({ visits: true, ads: false, webhook: false, whom: whomOf(terms), at: now - 1, ...overrides });
const none = allClasses(false);
const hook = 'https://hooks.example.com/key-1f';

describe('[ANL-01] consent', () => {
  it('names who gets something, and requires no choice where no other company does', () => {
    expect(terms).toEqual({
      mode: 'ask',
      visits: 'Google Analytics',
      ads: 'Meta',
      webhook: '',
      policy: '/privacy-policy',
    });
    expect(consentTerms({ ...options, googleMeasurementId: '', metaPixelId: ' ' }, '')).toBeNull();
    expect(consentTerms({ ...options, googleMeasurementId: '<script>' }, '')?.visits).toBe('');
  });

  it('names a webhook’s host, also where no other company is named', () => {
    const alone = consentTerms({ ...options, googleMeasurementId: '', metaPixelId: '', eventWebhook: hook }, '');
    expect(alone).toEqual({ mode: 'ask', visits: '', ads: '', webhook: 'hooks.example.com', policy: '' });
    expect(consentTerms({ ...options, eventWebhook: 'crm' }, '')?.webhook).toBe('the dealer’s lead system');
    expect(consentTerms({ ...options, eventWebhook: 'http://10.0.0.1' }, '')?.webhook).toBe('');
  });

  it('counts for a webhook as for other companies: GPC and a refusal stop it, and another host needs a new choice', () => {
    const notice = consentTerms({ ...options, consentMode: 'notice', eventWebhook: hook }, '') as ConsentTerms;
    const of = (overrides: object) => readConsent(choice({ whom: whomOf(notice), ...overrides }), notice, now);
    expect(consentOf(notice, { stored: null, refuses: false }).webhook).toBe(true);
    expect(consentOf({ ...notice, mode: 'ask' }, { stored: null, refuses: false }).webhook).toBe(false);
    expect(consentOf(notice, { stored: null, refuses: true })).toEqual(none);
    expect(consentOf(notice, { stored: of(none), refuses: false })).toEqual(none);
    expect(consentOf(notice, { stored: of({ webhook: true }), refuses: true }).webhook).toBe(true);
    expect(readConsent(choice({ whom: whomOf(notice) }), { ...notice, webhook: 'other.example' }, now)).toBeNull();
  });

  it('is nothing before the shopper agreed, where the site requires consent', () => {
    expect(consentOf(terms, { stored: null, refuses: false })).toEqual(none);
    expect(isConsentDue({ stored: null, refuses: false })).toBe(true);
  });

  it('is there until the shopper refuses, where the site shows a notice', () => {
    const notice = { ...terms, mode: 'notice' } as const;
    expect(consentOf(notice, { stored: null, refuses: false })).toEqual({
      visits: true,
      ads: true,
      webhook: false,
      help: false,
    });
    expect(consentOf(notice, { stored: readConsent(choice({ visits: false }), notice, now), refuses: false })).toEqual(
      none,
    );
  });

  it.each(['ask', 'notice'] as const)(
    'is refused by Global Privacy Control, but not against the shopper’s own choice: %s',
    (mode) => {
      expect(consentOf({ ...terms, mode }, { stored: null, refuses: true })).toEqual(none);
      expect(isConsentDue({ stored: null, refuses: true })).toBe(false);
      expect(consentOf({ ...terms, mode }, { stored: readConsent(choice(), terms, now), refuses: true })).toEqual({
        ...none,
        visits: true,
      });
    },
  );

  it('is remembered for a year, for those who were named', () => {
    expect(readConsent(choice(), terms, now)).toMatchObject({ visits: true, ads: false });
    expect(readConsent(choice(), { ...terms, ads: '' }, now)).toBeNull();
    expect(readConsent(choice({ at: now - 366 * 86_400_000 }), terms, now)).toBeNull();
    expect(readConsent(choice({ at: now + 1_000 }), terms, now)).toBeNull();
    for (const junk of [null, '', '{', '[]', '1', choice({ visits: 'yes' })])
      expect(readConsent(junk, terms, now)).toBeNull();
  });

  it('never counts for a purpose for which no receiver is named', () => {
    const visitsAlone = consentTerms({ ...options, metaPixelId: '' }, '');
    expect(consentOf(visitsAlone, { stored: { ...allClasses(true), whom: '', at: now }, refuses: false })).toEqual({
      ...none,
      visits: true,
    });
    expect(googleConsent({ visits: true, ads: false })).toEqual({
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
  });
});

describe('[PLUS-11] consent to the scripts of other companies', () => {
  const chat = {
    name: 'Chat',
    receives: 'what is typed',
    consent: 'help',
    script: 'https://chat.example/w.js',
  } as const;
  const heat = {
    name: 'Heatmap',
    receives: 'where you tap',
    consent: 'visits',
    script: 'https://heat.example/h.js',
  } as const;
  const plain = { ...options, googleMeasurementId: '', metaPixelId: '' };
  const named = consentTerms(plain, '', [chat, heat]) as ConsentTerms;
  const all = allClasses(true);
  const stored = (by: ConsentTerms) =>
    readConsent(JSON.stringify({ ...all, whom: whomOf(by), at: now - 1 }), named, now);

  it('is due where a script is all that a site has, and none where it has none', () => {
    expect(named).toMatchObject({ visits: '', ads: '', webhook: '', tags: [chat, heat] });
    expect(consentTerms(plain, '', [])).toBeNull();
    expect(consentTerms(options, '/privacy-policy')).not.toHaveProperty('tags');
  });

  it('is of the purpose that the script has, and of none that no one has', () => {
    expect(consentOf(named, { stored: stored(named), refuses: false })).toEqual({ ...all, ads: false, webhook: false });
    expect(consentOf(named, { stored: null, refuses: false })).toEqual(none);
    expect(consentOf({ ...named, mode: 'notice' }, { stored: null, refuses: true })).toEqual(none);
  });

  it('is due anew for another script, or for one that gets more', () => {
    for (const tags of [
      [chat],
      [chat, { ...heat, receives: 'all that is typed' }],
      [chat, { ...heat, name: 'Other' }],
      [chat, { ...heat, script: 'https://other.example/h.js' }],
    ])
      expect(stored({ ...named, tags })).toBeNull();
    // Where there is no script, choices from before are still the shopper's.
    expect(whomOf(terms)).toBe('Google Analytics|Meta|');
    expect(readConsent(choice(), terms, now)).toMatchObject({ visits: true });
  });

  it('lets the site’s own server pass nothing on', () => {
    const allowed = consentOf(named, { stored: stored(named), refuses: false });
    expect(passedClasses(named, allowed)).toEqual({ visits: false, ads: false, webhook: false });
    expect(passedClasses(terms, all)).toEqual({ visits: true, ads: true, webhook: true });
  });
});
