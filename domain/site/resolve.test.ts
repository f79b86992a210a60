import { describe, expect, it } from 'vitest';
import { explainValue } from './explain.ts';
import { completeLayers, resolveSite } from './resolve.ts';
import type { Layer } from './site-settings.ts';

const who = { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: 'ford', manufacturer: 'Ford' };
const template: Layer = {
  name: 'template',
  title: 'Ford',
  settings: {
    tagline: 'From the template',
    phones: { main: '03 5550 0001', sales: '03 5550 0002' },
    legalLinks: [{ label: 'Privacy', href: '/privacy-policy' }],
    buttons: [{ key: 'enquire', label: 'Enquire Now', href: '/contact-us' }],
  },
};
const dealer: Layer = {
  name: 'dealer',
  title: 'A Dealer',
  settings: { phones: { main: '03 5550 0099' }, buttons: [{ key: 'enquire', label: 'Talk to us', href: '' }] },
};

describe('a site out of its layers', () => {
  it('[CFG-02] the dealer sets one phone number and keeps the template’s others', () => {
    expect(resolveSite(who, [template, dealer]).phones).toMatchObject({ main: '03 5550 0099', sales: '03 5550 0002' });
  });

  it('[CFG-02] a list is replaced whole, and an empty one means none', () => {
    expect(resolveSite(who, [template, dealer]).legalLinks).toEqual(template.settings.legalLinks);
    const none: Layer = { ...dealer, settings: { legalLinks: [] } };
    expect(resolveSite(who, [template, none]).legalLinks).toEqual([]);
  });

  it('[CFG-02] a button is reworded and keeps where it leads', () => {
    const enquire = resolveSite(who, [template, dealer]).buttons.find(({ key }) => key === 'enquire');
    expect(enquire).toEqual({ key: 'enquire', label: 'Talk to us', href: '/contact-us' });
  });

  it('[CFG-02] null sets nothing: what was reset is the template’s again', () => {
    const reset: Layer = { ...dealer, settings: { tagline: null, phones: { main: null } } as Layer['settings'] };
    expect(resolveSite(who, [template, reset])).toMatchObject({
      tagline: 'From the template',
      phones: { main: '03 5550 0001' },
    });
  });

  it('[CFG-02] names the layer that gave a value and what a reset would uncover', () => {
    const layers = completeLayers([template, dealer], 'A Dealer');
    expect(explainValue(layers, 'phones.main')).toMatchObject({
      layer: 'dealer',
      value: '03 5550 0099',
      below: [{ layer: 'template', value: '03 5550 0001' }, { layer: 'default' }],
    });
    expect(() => explainValue(layers, 'phones')).toThrow(RangeError);
  });

  it('[CFG-02] has every value when no layer sets anything', () => {
    const site = resolveSite(who, []);
    expect(JSON.stringify(site)).not.toContain('undefined');
    expect(site.headerMenu.length).toBeGreaterThan(0);
    expect(site.theme.page).toMatch(/^#[0-9a-f]{6}$/);
  });
});
