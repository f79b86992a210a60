// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { sendOnce } from '@/ui/hydration/send-once.ts';
import { SignInPage } from './sign-in-page.tsx';

/** What the browser would send. */
let sent: string[];
beforeAll(() => {
  sendOnce();
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent.push(String(new FormData(event.target as HTMLFormElement).get('code')));
    event.preventDefault();
  });
});
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
  return {
    ...part,
    type: (code: string) =>
      part.hand(() => {
        const field = part.find<HTMLInputElement>('[name=code]');
        field.value = code;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    press: () => part.hand(() => part.find('button').click()),
    isBusy: () => part.find('button').getAttribute('aria-busy') === 'true',
  };
}

describe('[SAVE-06] the code of a sign-in', () => {
  it('goes once, with its last digit: no press of the button ends that sending', async () => {
    const part = await shown();
    expect(part.text()).toContain('Sign inSigning in…');
    expect(part.isBusy()).toBe(false);
    await part.type('123 456');
    expect(part.isBusy()).toBe(true);
    await part.press();
    await part.type('123456');
    await part.press();
    expect(sent).toEqual(['123456']);
  });

  it('goes again as another code', async () => {
    const part = await shown();
    await part.type('123456');
    await part.type('12345');
    await part.type('123457');
    await part.press();
    expect(sent).toEqual(['123456', '123457']);
  });
});
