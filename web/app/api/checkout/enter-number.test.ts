import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { TestReservations } from '@/tests/reservations.fixture.ts';
import { type AccountServices, openAccounts } from '@/web/accounts/account-services.ts';
import { readCheckoutForm } from '@/web/purchases/checkout-form.ts';
import type { OpenedPurchases } from '@/web/purchases/purchase-services.ts';
import {
  type CheckoutResponse,
  type CheckoutStep,
  confirmedPerson,
  confirmNumber,
  enterDetails,
} from './enter-number.ts';

const all = new TestReservations();
const texts: { to: string; text: string }[] = [];
const sms = {
  kind: 'sandbox' as const,
  send: async (message: { to: string; text: string }) => void texts.push(message),
};
const typed = { name: 'Nora Castellan', phone: '0491 570 110', email: 'nora@example.com' };

/** A browser that keeps its cookies. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #accounts: AccountServices = openAccounts(all.postgres.open(2), sms, 'secret of the test');

  step(posted: Record<string, string>, site = 'a'): CheckoutStep {
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      context: { accounts: this.#accounts, site, address: '192.0.2.1', cookies, secure: false, now: Date.now() },
      site: { ...siteWith({}), slug: site },
      purchases: {} as OpenedPurchases,
      posted,
      slug: '2024-ford-ranger',
      host: 'a.example',
      origin: 'http://a.example',
    };
  }

  take({ cookies }: CheckoutResponse): void {
    for (const line of cookies) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get form() {
    return readCheckoutForm(this.#cookies.get('forecourt_checkout') ?? '');
  }
}

const code = () => texts.at(-1)?.text.slice(0, 6) ?? '';

describe('[CHK-04] the number of a reservation', () => {
  it('is confirmed by a code, without an account, for this site alone', async () => {
    const browser = new Browser();
    browser.take(await enterDetails(browser.step(typed)));
    expect(browser.form).toMatchObject({ name: typed.name, field: 'none', problem: '' });
    expect(texts.at(-1)?.to).toBe('+61491570110');
    expect(await confirmedPerson(browser.step({}))).toBe(null);
    browser.take(await confirmNumber(browser.step({ code: '000000' === code() ? '111111' : '000000' })));
    expect(browser.form).toMatchObject({ field: 'code', problem: expect.stringContaining('didn’t match') });
    browser.take(await confirmNumber(browser.step({ code: code() })));
    const person = { phone: '+61491570110', name: typed.name, email: typed.email };
    expect(await confirmedPerson(browser.step({}))).toEqual(person);
    expect(await confirmedPerson(browser.step({}, 'b'))).toBe(null);
    expect(await all.postgres.query('select id from accounts')).toEqual([]);
  });

  it('needs no second code in the same browser, and a new one for another number', async () => {
    const browser = new Browser();
    browser.take(await enterDetails(browser.step({ ...typed, phone: '0491 570 156' })));
    browser.take(await confirmNumber(browser.step({ code: code() })));
    const sent = texts.length;
    browser.take(await enterDetails(browser.step({ ...typed, phone: '+61 491 570 156' })));
    expect(texts).toHaveLength(sent);
    browser.take(await enterDetails(browser.step({ ...typed, phone: '0491 570 157' })));
    expect(texts).toHaveLength(sent + 1);
    expect(await confirmedPerson(browser.step({}))).toBe(null);
  });

  it.each([
    [{ ...typed, name: '  ' }, 'name', 'Enter your name.'],
    [{ ...typed, phone: '03 9099 4410' }, 'phone', 'That’s not a mobile number'],
    [{ ...typed, email: 'nora@' }, 'email', 'That doesn’t look like an email address.'],
  ])('%j shows what is wrong, with what was typed', async (posted, field, problem) => {
    const browser = new Browser();
    const before = texts.length;
    browser.take(await enterDetails(browser.step(posted)));
    expect(browser.form).toMatchObject({ ...posted, field, problem: expect.stringContaining(problem) });
    expect(texts).toHaveLength(before);
  });
});
