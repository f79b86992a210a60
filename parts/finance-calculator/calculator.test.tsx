// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { buyWithFigures } from '@/domain/stock/vehicle-page/buying.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { Calculator } from './calculator-client.tsx';
import { storedFigures, storeFigures } from './own-figures.ts';

const finance = { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 };
const settings = calculatorSettings(siteWith({ finance }), 40_000_00);
if (!settings) throw new Error('The site says nothing about finance.');
const events = () => (window as unknown as { shopperEvents: object[] }).shopperEvents;

async function shown(car = 'v1', href = '/finance?car_id=v1#finance-form') {
  const part = await mounted(
    <Calculator
      settings={settings as NonNullable<typeof settings>}
      car={car}
      heading="Work it out"
      actions={<a href={href}>Get finance</a>}
      fullDisclaimer
    />,
  );
  const set = (label: string, value: string) =>
    part.hand(() => {
      const input = [...part.place.querySelectorAll<HTMLInputElement>('input[type=range]')].find((one) =>
        one.closest('div')?.parentElement?.textContent?.includes(label),
      );
      if (!input) throw new Error(`${label} is not there.`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  return { ...part, set, figure: () => /Your estimate\$([\d,.]+)/.exec(part.text())?.[1] };
}

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
  Object.assign(window, { shopperEvents: [] });
});

describe('[FIN-05] the finance calculator', () => {
  it('moves with each change, reports it once, and its links carry what is shown', async () => {
    const part = await shown();
    const before = part.figure();
    await part.set('Vehicle price', '3000000');
    expect(Number(part.figure()?.replaceAll(',', ''))).toBeLessThan(Number(before?.replaceAll(',', '')));
    await part.set('Vehicle price', '2900000');
    expect(events().length).toBeLessThanOrEqual(1);
    expect(storedFigures('v1')).toMatchObject({ priceCents: 29_000_00 });
    expect(part.find('a').getAttribute('href')).toContain('29000');
    await part.end();
  });

  it('[CHK-05] [NAV-08] the way to the purchase carries what is shown, from the first', async () => {
    const query = (href: string | null) => new URL(href ?? '', 'http://site').searchParams;
    storeFigures('v1', { ...settings.start, depositCents: 5_000_00, termYears: 3 });
    const part = await shown('v1', buyWithFigures('v1', settings.start));
    const link = part.find('a');
    expect(query(link.getAttribute('href')).get('deposit')).toBe('5000');
    await part.set('Vehicle price', '3000000');
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://site');
    expect(pathname).toBe('/checkout-journey');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      car_id: 'v1',
      step: 'payment',
      deposit: '5000',
      term: '3',
    });
    await part.end();
  });

  it('[NAV-16] begins with what was set for the same car on an earlier page', async () => {
    const other = { ...settings.start, priceCents: 20_000_00 };
    storeFigures('v1', other);
    expect((await shown('v2')).text()).toContain('Vehicle price$40,000');
    expect((await shown('v1')).text()).toContain('Vehicle price$20,000');
    expect((await shown('')).text()).toContain('Vehicle price$40,000');
  });

  it('[NAV-16] its bar shows the frequency that it begins with, and every other choice can be made', async () => {
    storeFigures('v1', { ...settings.start, frequency: 'monthly' });
    const part = await shown('v1');
    const checked = () => part.find<HTMLInputElement>('.segmented :checked').value;
    expect([checked(), part.text()]).toEqual(['monthly', expect.stringMatching(/Your estimate\$[\d,.]+ ?\/mo\b/)]);
    await part.hand(() => part.find('.segmented [value=weekly]').click());
    expect([checked(), part.text()]).toEqual(['weekly', expect.stringMatching(/Your estimate\$[\d,.]+ ?\/w/)]);
    await part.end();
  });
});
