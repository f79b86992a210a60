// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { SignInPage } from './sign-in-page.tsx';

/** What the browser would send. */
let sent: string[];
beforeEach(() => {
  document.body.replaceChildren();
  sent = [];
});

async function shown() {
  const at = new Date(Date.UTC(2026, 10, 22));
  const part = await mounted(
    <SignInPage
      site={siteWith()}
      target={{ type: 'garage', redirect: '/my-garage', back: '/', car: '' }}
      challenge={{ id: 'c', phone: '+61491570156', cars: [], createdAt: at, expiresAt: at } as never}
      form={{ phone: '', field: 'none', problem: '', againAt: 0 }}
      vehicle={null}
      passkey="also"
      inbox=""
      isSandbox={false}
      timeZone="Australia/Melbourne"
      now={at.getTime()}
    />,
  );
  part.place.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(part.find<HTMLInputElement>('[name=code]').value);
    event.preventDefault();
  });
  return {
    ...part,
    type: (code: string) =>
      part.hand(() => {
        const field = part.find<HTMLInputElement>('[name=code]');
        field.value = code;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: () => part.hand(() => part.find('button').click()),
    label: () => [part.find('button').textContent, part.find('button').getAttribute('aria-busy')],
    comesBack: () => part.hand(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))),
  };
}

describe('[SAVE-06] the code of a sign-in', () => {
  it('goes once, with its last digit: no press of the button ends that sending', async () => {
    const part = await shown();
    expect(part.label()).toEqual(['Sign in', null]);
    await part.type('123 456');
    expect(part.label()).toEqual(['Signing in…', 'true']);
    await part.press();
    await part.type('123456');
    await part.press();
    expect(sent).toEqual(['123456']);
  });

  it('goes again as another code, and on a page that came back', async () => {
    const part = await shown();
    await part.type('123456');
    await part.type('12345');
    expect(part.label()).toEqual(['Sign in', null]);
    await part.type('123457');
    await part.comesBack();
    expect(part.label()).toEqual(['Sign in', null]);
    await part.press();
    expect(sent).toEqual(['123456', '123457', '123457']);
  });
});
