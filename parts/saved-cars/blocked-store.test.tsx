// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { SavedTrayClient } from './saved-tray-client.tsx';
import { ViewedStrip } from './viewed-strip-client.tsx';

const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};

/** All cookies are blocked: the browser refuses its store as soon as it is named. */
beforeEach(() => {
  document.body.replaceChildren();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
});
afterEach(() => void Object.defineProperty(globalThis, 'localStorage', own));

describe('[SAVE-03] a browser that refuses its store', () => {
  it('shows its page, and a heart counts until the page goes', async () => {
    const heart = document.createElement('button');
    heart.dataset.favourite = JSON.stringify({
      id: 'a',
      name: 'Car a',
      slug: 'a',
      make: 'Ford',
      model: 'a',
      primary_image_url: '',
    });
    document.body.append(heart);
    const tray = await mounted(
      <SavedTrayClient
        site="refused"
        garage=""
        label="Saved"
        head=""
        looks={{ button: '', count: '', panel: '', region: '', toast: '' }}
      />,
    );
    await tray.hand(() => heart.click());
    expect([heart.ariaPressed ?? heart.getAttribute('aria-pressed'), tray.find('[role=status]').textContent]).toEqual([
      'true',
      'Car a saved',
    ]);
    await tray.end();
  });

  it('has looked at nothing', async () => {
    const strip = await mounted(<ViewedStrip site="refused" />);
    expect(strip.text()).toBe('');
    await strip.end();
  });
});
