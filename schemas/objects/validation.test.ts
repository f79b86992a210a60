import { describe, expect, it } from 'vitest';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { checkWeek } from '@/schemas/documents/location.ts';
import { checkHost } from '@/schemas/documents/site.ts';
import { checkDay } from '@/schemas/objects/opening-hours.ts';
import { checkPhone } from '@/schemas/objects/phones.ts';
import { checkAlt } from '@/schemas/objects/picture.ts';
import { checkButtons } from '@/schemas/objects/site-settings.ts';
import { contrastMistakes } from '@/schemas/objects/theme-contrast.ts';

describe('[CMS-03] a picture', () => {
  const chosen = { asset: { _ref: 'image-1' } };

  it('needs alternative text, once it is chosen', () => {
    expect(checkAlt('A blue ute on a beach', chosen)).toBe(true);
    expect(checkAlt('  ', chosen)).toMatch(/what the picture shows/);
    expect(checkAlt('IMG_2041.JPG', chosen)).toMatch(/name of its file/);
    expect(checkAlt(undefined, {})).toBe(true);
    expect(checkAlt(undefined, undefined)).toBe(true);
  });
});

describe('[CMS-03] theme colours', () => {
  it('pass when every pair can be read', () => expect(contrastMistakes(defaultTheme)).toEqual([]));

  it('name the pair, its ratio and a shade that would do, at the colour to change', () => {
    const [mistake, ...more] = contrastMistakes({ onBrand: '#ffffff', brand: '#ffee00' });
    expect(more).toEqual([]);
    expect(mistake?.path).toEqual(['onBrand']);
    expect(mistake?.message).toMatch(
      /"brand" \(#ffee00\) has a contrast of 1\.2, it needs 4\.5\. #[0-9a-f]{6} would do\./,
    );
  });

  it('judge no pair that is half in another layer, half typed or broken', () => {
    expect(contrastMistakes({ onBrand: '#ffffff' })).toEqual([]);
    expect(contrastMistakes({ onBrand: '#fff', brand: '#ffee00' })).toEqual([]);
    expect(contrastMistakes(undefined)).toEqual([]);
    expect(contrastMistakes('red')).toEqual([]);
  });
});

describe('[CMS-03] opening hours', () => {
  it('of an open day need both times in order', () => {
    expect(checkDay({ status: 'Open', open: '08:30', close: '17:30' })).toBe(true);
    expect(checkDay({ status: 'Closed' })).toBe(true);
    expect(checkDay({ status: 'Open', open: '8.30', close: '17:30' })).toMatch(/08:30/);
    expect(checkDay({ status: 'Open', open: '08:30' })).toEqual(expect.any(String));
    expect(checkDay({ status: 'Open', open: '17:30', close: '08:30' })).toMatch(/later/);
    expect(checkDay({ status: 'Open', open: '25:00', close: '26:00' })).toEqual(expect.any(String));
    expect(checkDay({ status: 'Open', open: '00:00', close: '24:00' })).toBe(true);
    expect(checkDay({ status: 'Open', open: '18:00', close: '02:00' })).toBe(true);
    expect(checkDay({ status: 'Open', open: '09:00', close: '09:00' })).toMatch(/00:00 and 24:00/);
    expect(checkDay({ status: 'Open', open: '24:00', close: '02:00' })).toMatch(/24:00/);
  });

  it('name each day once', () => {
    expect(checkWeek([{ weekday: 0 }, { weekday: 1 }])).toBe(true);
    expect(checkWeek([{ weekday: 1 }, { weekday: 1 }])).toMatch(/only once/);
    expect(checkWeek(undefined)).toBe(true);
  });
});

describe('[CMS-03] other fields', () => {
  it.each(['03 5550 1234', '0491 570 156', '(07) 5550 1234', '1300 555 012', '13 55 50', '+61 491 570 156'])(
    'accept the number %s',
    (phone) => expect(checkPhone(phone)).toBe(true),
  );

  it.each(['5550 1234', '12', 'call us', '+1 555 0100'])('refuse the number %s', (phone) =>
    expect(checkPhone(phone)).toEqual(expect.any(String)),
  );

  it.each(['www.example.com.au', 'dealer.localhost:3000', 'a'])('accept the host %s', (host) =>
    expect(checkHost(host)).toBe(true),
  );

  it.each(['https://example.com', 'example.com/cars', 'EXAMPLE.com', '', undefined])('refuse the host %s', (host) =>
    expect(checkHost(host)).toEqual(expect.any(String)),
  );

  it('refuse two buttons of one key in one layer', () => {
    expect(checkButtons([{ key: 'enquire' }, { key: 'finance' }])).toBe(true);
    expect(checkButtons([{ key: 'enquire' }, { key: 'enquire' }])).toMatch(/"enquire"/);
    expect(checkButtons(undefined)).toBe(true);
  });
});
