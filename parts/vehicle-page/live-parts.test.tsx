// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliveryText } from '@/domain/locations/delivery-estimate.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { CallNow } from './call-now-client.tsx';
import { Delivery } from './delivery-client.tsx';
import { FuelCalculator } from './fuel-calculator-client.tsx';
import { PdfDownload } from './pdf-download-client.tsx';
import { PriceCheck } from './price-check-client.tsx';
import { RevealPhone } from './reveal-phone-client.tsx';
import { Share } from './share-client.tsx';
import { unavailableText } from './use-dealer-phone-client.ts';
import { Views } from './views-client.tsx';

let calls: string[];
/** Replaces the server: a response, or a status alone. */
function replyWith(body: unknown, status = 200) {
  calls = [];
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
}
const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));

beforeEach(() => {
  document.body.replaceChildren();
  for (const name of ['info', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[VDP-13] what delivery costs', () => {
  const priced = async (postcode: string) => {
    const part = await mounted(<Delivery path="/cars/x" query="" first={null} />);
    part.find<HTMLInputElement>('input').value = postcode;
    await part.hand(() => part.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    return part;
  };

  it('is priced by postcode and shown with its region', async () => {
    replyWith({ price: 1_250, name: 'Bendigo' });
    const part = await priced(' 3550 ');
    expect(calls).toEqual(['/cars/x/delivery?postcode=3550']);
    expect(part.text()).toContain('$1,250to Bendigo and surrounds, an estimate');
    expect(part.find('input').hasAttribute('aria-invalid')).toBe(false);
  });

  it('is a problem of its field where there is no response, or no postcode', async () => {
    replyWith({ error: 'Not there.' });
    expect((await priced('9999')).text()).toContain('Not there.');
    offline();
    const part = await priced('3000');
    expect(part.text()).toContain(deliveryText.unavailable);
    expect(part.find('input').getAttribute('aria-invalid')).toBe('true');
    replyWith({});
    expect((await priced('')).text()).toContain(deliveryText.empty);
    expect(calls).toEqual([]);
  });

  it('is what the page itself computed without script', async () => {
    const part = await mounted(<Delivery path="/cars/x" query="3000" first={{ price: 90, name: 'Melbourne' }} />);
    expect(part.text()).toContain('$90');
    expect(part.find<HTMLInputElement>('input').value).toBe('3000');
  });
});

describe('[VDP-12] how a price compares with the market', () => {
  const gauge = {
    fill: 0.7,
    listing_price: 30_000,
    market_range_min: 28_000,
    market_range_max: 36_000,
    confidence: 0.9,
  };
  const shown = async () => mounted(<PriceCheck path="/cars/x" />);

  it('is stated as text, with the ends of the market', async () => {
    replyWith({ ...gauge, description: 'Of 40 like it.' });
    const part = await shown();
    expect(part.text()).toMatch(
      /Great Deal\$2,000 under the middle of the market.*\$30,000.*\$28,000.*\$36,000.*Of 40 like it\.$/,
    );
    expect(part.find<HTMLMeterElement>('meter').getAttribute('value')).toBe('0.7');
  });

  it('is no deal over the middle, and nothing on poor data or failure', async () => {
    replyWith({ ...gauge, fill: 0.4, listing_price: 34_000 });
    expect((await shown()).text()).toMatch(/Price check\$2,000 over the middle/);
    for (const body of [{}, { ...gauge, confidence: 0.1 }]) {
      replyWith(body);
      expect((await shown()).text()).toBe('');
    }
    offline();
    expect((await shown()).text()).toBe('');
  });

  it('is a skeleton while it loads', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const part = await shown();
    expect(part.find('section').getAttribute('aria-busy')).toBe('true');
    await part.end();
  });
});

describe('[VDP-15] how often a vehicle was looked at', () => {
  it('is shown once it is there, and not where it is none or does not come', async () => {
    const views = async () => (await mounted(<Views address="/cars/x/view.json" icon="" />)).text();
    replyWith({ views: 1_204 });
    expect(await views()).toBe('1,204 views');
    replyWith({ views: 0 });
    expect(await views()).toBe('');
    replyWith({}, 503);
    expect(await views()).toBe('');
    offline();
    expect(await views()).toBe('');
  });
});

describe('[VDP-09] a masked number', () => {
  it('is shown at a press, with the focus on the way to call it', async () => {
    replyWith({ phone: '03 5550 4410', href: 'tel:0355504410' });
    const part = await mounted(<RevealPhone masked="03 55*****" carType="used" carId="v1" icon="" />);
    expect(part.text()).toContain('03 55*****');
    await part.hand(() => part.find('button').click());
    await vi.waitFor(() => expect(part.text()).toMatch(/^03 5550 4410Call the dealer/));
    await vi.waitFor(() => expect(document.activeElement).toBe(part.find('a[href^="tel:"]')));
  });

  it('stays masked where it does not come, with the enquiry beside it', async () => {
    replyWith({}, 429);
    const part = await mounted(<RevealPhone masked="03 55*****" carType="used" carId="v1" icon="" />);
    await part.hand(() => part.find('button').click());
    await vi.waitFor(() => expect(part.text()).toContain(`03 55*****${unavailableText}`));
    expect(part.find('a').getAttribute('href')).toBe('#enquire');
  });

  it.each(['Show number', 'Call Now'])(
    'is fetched and counted once, however often "%s" is pressed meanwhile',
    async (label) => {
      const reply = Promise.withResolvers<Response>();
      const requested = vi.fn(() => reply.promise);
      vi.stubGlobal('fetch', requested);
      const events: unknown[] = [];
      Object.assign(window, { shopperEvents: events });
      const part = await mounted(
        label === 'Call Now' ? (
          <CallNow carType="used" carId="v1">
            {label}
          </CallNow>
        ) : (
          <RevealPhone masked="03 55*****" carType="used" carId="v1" icon="" />
        ),
      );
      expect(part.find('button').textContent).toBe(label);
      for (const _ of '123') await part.hand(() => part.find('button').click());
      expect(part.find('button').textContent).toBe(label === 'Call Now' ? 'Calling…' : 'One moment…');
      expect(part.find('button').getAttribute('aria-busy')).toBe('true');
      await part.hand(() => reply.resolve(Response.json({ phone: '03 5550 4410', href: '#tel' })));
      await vi.waitFor(() => expect(part.text()).toContain('03 5550 4410'));
      expect([requested.mock.calls.length, events.length]).toEqual([1, 1]);
    },
  );

  it('[VDP-04] of the phone’s bar is a button until it is there, on one line', async () => {
    replyWith({}, 429);
    const part = await mounted(
      <CallNow carType="used" carId="v1">
        Call Now
      </CallNow>,
    );
    await part.hand(() => part.find('button').click());
    await vi.waitFor(() => expect(part.find('[role=alert]').textContent).toBe(unavailableText));
    expect(part.find('button').textContent).toBe('Call Now');
    replyWith({ phone: '0491 570 156', href: '#tel' });
    await part.hand(() => part.find('button').click());
    await vi.waitFor(() => expect(part.find('a').className).toContain('whitespace-nowrap'));
  });
});

describe('[VDP-17] the fuel of a week', () => {
  it('[VDP-17] follows what is typed, and states no cost while a field is empty or below zero', async () => {
    const use = { dollarsPerLitre: 2, kilometresPerWeek: 200, litresPer100Km: 8 };
    const part = await mounted(<FuelCalculator use={use} />);
    expect(part.text()).toMatch(/\$32\.00of fuel a week/);
    const input = part.find<HTMLInputElement>('[name=litresPer100Km]');
    input.value = '10';
    await part.hand(() => input.dispatchEvent(new Event('input', { bubbles: true })));
    expect(part.text()).toContain('$40.00');
    for (const typed of ['', '-2', '0']) {
      input.value = typed;
      await part.hand(() => input.dispatchEvent(new Event('input', { bubbles: true })));
      expect(part.find('[role=status]').textContent).toBe('Fill in all three to see what fuel costs.');
    }
  });
});

describe('[VDP-10] sharing a vehicle', () => {
  const pressed = async (kind: 'notice' | 'short' | 'window') => {
    const part = await mounted(<Share name="Ranger" path="/cars/x" kind={kind} icon="" />);
    await part.hand(() => part.find('button').click());
    return part.find('[role=status]').textContent;
  };

  it('has the label that the site sets', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
    expect(await pressed('notice')).toBe('Copied Ranger to your clipboard!');
    expect(await pressed('short')).toBe('Copied');
    expect(copied).toEqual([`${location.origin}/cars/x`, `${location.origin}/cars/x`]);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await pressed('window')).toBe('Opening Facebook');
    expect(open.mock.calls).toEqual([
      [
        expect.stringContaining(encodeURIComponent(`${location.origin}/cars/x`)),
        'share',
        expect.stringContaining('width=550,height=400'),
      ],
    ]);
  });

  it('shows Copied for a second and a half, and the name of the vehicle for three', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } });
    for (const [kind, ms] of [
      ['short', 1_500],
      ['notice', 3_000],
    ] as const) {
      const part = await mounted(<Share name="Ranger" path="/cars/x" kind={kind} icon="" />);
      await part.hand(() => part.find('button').click());
      await part.hand(() => vi.advanceTimersByTime(ms - 1));
      expect(part.find('[role=status]').textContent).toMatch(/^Copied/);
      await part.hand(() => vi.advanceTimersByTime(1));
      expect(part.find('[role=status]').textContent).toBe('');
      await part.end();
    }
  });

  it('shows the address where nothing takes it', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    document.execCommand = () => false;
    expect(await pressed('notice')).toBe(`The address is ${location.origin}/cars/x`);
  });
});

describe('[VDP-11] the sheet of a vehicle', () => {
  const link = () => mounted(<PdfDownload slug="ranger" icon="" className="" />);
  beforeEach(() => {
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  const press = (more: MouseEventInit = {}) => new MouseEvent('click', { bubbles: true, cancelable: true, ...more });

  it('is saved under the vehicle’s name, and shows that meanwhile', async () => {
    vi.useFakeTimers();
    const reply = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => reply.promise);
    const part = await link();
    await part.hand(() => part.find('a').dispatchEvent(press()));
    expect(part.text()).toBe('Preparing...');
    await part.hand(() => reply.resolve(new Response('%PDF')));
    expect(part.text()).toBe('Downloading');
    await part.hand(() => vi.advanceTimersByTime(2_000));
    replyWith('%PDF');
    await part.hand(() => part.find('a').dispatchEvent(press()));
    expect([calls, part.text()]).toEqual([['/cars/ranger/ranger.pdf'], 'Downloading']);
    await part.hand(() => vi.advanceTimersByTime(2_000));
    expect(part.text()).toBe('PDF');
  });

  it('that cannot be made shows why, and can be priced for again', async () => {
    const alerts: string[] = [];
    vi.stubGlobal('alert', (text: string) => alerts.push(text));
    const part = await link();
    replyWith('', 503);
    await part.hand(() => part.find('a').dispatchEvent(press()));
    offline();
    await part.hand(() => part.find('a').dispatchEvent(press()));
    expect(alerts).toEqual([
      expect.stringContaining('could not be made'),
      expect.stringContaining('check your connection'),
    ]);
    expect(part.text()).toBe('PDF');
  });

  it('is the browser’s own where a new window is priced for', async () => {
    replyWith('%PDF');
    const part = await link();
    const event = press({ ctrlKey: true });
    part.place.addEventListener('click', (one) => one.preventDefault());
    await part.hand(() => part.find('a').dispatchEvent(event));
    expect(calls).toEqual([]);
  });
});
