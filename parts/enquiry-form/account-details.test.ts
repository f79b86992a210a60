import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A form's controls by their names, as `fillIn` finds them. */
class Input {
  value: string;
  constructor(value = '') {
    this.value = value;
  }
}
const formOf = (controls: Record<string, Input>) =>
  ({ elements: { namedItem: (name: string) => controls[name] ?? null } }) as unknown as HTMLFormElement;

let requests: string[];
let cookie = '';

/** The module caches what it has read for as long as its page. */
async function freshPage() {
  vi.resetModules();
  return import('./account-details.ts');
}

beforeEach(() => {
  requests = [];
  cookie = 'forecourt_signed_in=1';
  vi.stubGlobal('HTMLInputElement', Input);
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
  vi.stubGlobal('fetch', async (to: string) => {
    requests.push(to);
    return Response.json({ name: 'Asha', email: 'asha@example.com', phone: '0491 570 110' });
  });
});

describe('[FORM-11] details of the account', () => {
  it('fill in what is empty, once a form, and are read once a page', async () => {
    const { fillFromAccount } = await freshPage();
    const redraw = vi.fn();
    const [name, email, other] = [new Input('Ash'), new Input(), new Input()];
    const form = formOf({ name, email });
    await fillFromAccount(form, redraw);
    expect([name.value, email.value, redraw.mock.calls.length]).toEqual(['Ash', 'asha@example.com', 1]);
    email.value = '';
    await fillFromAccount(form, redraw);
    expect([email.value, redraw.mock.calls.length]).toEqual(['', 1]);
    await fillFromAccount(formOf({ email: other }), redraw);
    expect([other.value, requests]).toEqual(['asha@example.com', ['/api/account/details']]);
  });

  it('are those of the shopper who is signed in now: another account may follow, or the session end, while the page is open', async () => {
    const { fillFromAccount } = await freshPage();
    const filled = async (name: string, meanwhile = () => {}) => {
      vi.stubGlobal('fetch', async () => {
        meanwhile();
        return Response.json({ name });
      });
      const field = new Input();
      await fillFromAccount(formOf({ name: field }), vi.fn());
      return field.value;
    };
    expect(await filled('Asha')).toBe('Asha');
    cookie = 'forecourt_signed_in=y2';
    expect(await filled('Ben')).toBe('Ben');
    cookie = 'forecourt_signed_in=z3';
    const signOut = () => {
      cookie = '';
    };
    expect(await filled('Carol', signOut)).toBe('');
  });

  it('are not requested where no shopper is signed in, and leave the form alone where they cannot be read', async () => {
    const { fillFromAccount } = await freshPage();
    const email = new Input();
    cookie = '';
    await fillFromAccount(formOf({ email }), vi.fn());
    expect([email.value, requests]).toEqual(['', []]);
    cookie = 'forecourt_signed_in=1';
    for (const answer of [async () => new Response('', { status: 401 }), () => Promise.reject(new Error('away'))]) {
      vi.stubGlobal('fetch', answer);
      const { fillFromAccount: fill } = await freshPage();
      await fill(formOf({ email }), vi.fn());
      expect(email.value).toBe('');
    }
  });
});
