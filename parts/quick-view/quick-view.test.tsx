// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { fetchGlance } from './fetch-glance.ts';
import { QuickViews } from './quick-view-client.tsx';

vi.mock('@/ui/dialog/lazy-dialog-client.tsx', () => ({
  warmDialog: () => undefined,
  LazyDialog: ({
    open,
    title,
    children,
    onClose,
  }: {
    open: boolean;
    title: string;
    children: React.ReactNode;
    onClose(): void;
  }) =>
    open && (
      <section>
        <h2>{title}</h2>
        {children}
        <button type="button" onClick={onClose}>
          Close
        </button>
      </section>
    ),
}));
vi.mock('./glance-client.tsx', () => ({
  Glance: ({ view }: { view: { name: string } }) => <p>A glance at {view.name}</p>,
}));

beforeEach(() => {
  document.body.innerHTML =
    '<button data-quick="one" id="one">x</button><button data-quick="two" id="two">x</button><i>x</i>';
});
afterEach(() => vi.unstubAllGlobals());
const press = (id: string) => document.getElementById(id)?.click();

describe('[CARD-01] the glance at a vehicle of a list', () => {
  it('is fetched at a press, and shows that meanwhile', async () => {
    const reply = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => reply.promise);
    const part = await mounted(<QuickViews closeIcon="" />);
    expect(part.text()).toBe('');
    await part.hand(() => press('one'));
    expect(part.text()).toMatch(/^Quick viewOne moment…/);
    reply.resolve(Response.json({ name: 'Ranger' }));
    await vi.waitFor(() => expect(part.text()).toMatch(/^RangerA glance at Ranger/));
    await part.hand(() => part.find('button').click());
    expect(part.text()).toBe('');
    await part.end();
  });

  it('is of the vehicle that was pressed last', async () => {
    const replies = { one: Promise.withResolvers<Response>(), two: Promise.withResolvers<Response>() };
    vi.stubGlobal('fetch', (address: string) => replies[address.endsWith('one') ? 'one' : 'two'].promise);
    const part = await mounted(<QuickViews closeIcon="" />);
    await part.hand(() => press('one'));
    await part.hand(() => press('two'));
    replies.two.resolve(Response.json({ name: 'Two' }));
    replies.one.resolve(Response.json({ name: 'One' }));
    await vi.waitFor(() => expect(part.text()).toMatch(/^TwoA glance at Two/));
    await part.end();
  });

  it('ends with its dialog; one that takes too long has failed', async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const signals: AbortSignal[] = [];
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signals.push(signal);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const part = await mounted(<QuickViews closeIcon="" />);
    await part.hand(() => press('one'));
    await part.hand(() => part.find('button').click());
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await part.hand(() => press('one'));
    expect(part.text()).toContain('One moment…');
    await part.hand(() => late.abort());
    await vi.waitFor(() => expect(part.text()).toContain('This car cannot be shown here right now.'));
    await part.end();
    vi.restoreAllMocks();
  });

  it('that does not come leads to the vehicle’s own page', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    const part = await mounted(<QuickViews closeIcon="" />);
    await part.hand(() => press('one'));
    await vi.waitFor(() => expect(part.text()).toContain('This car cannot be shown here right now.'));
    expect(part.find('a').getAttribute('href')).toBe('/cars/one');
    await part.end();
    await expect(fetchGlance('a b', new AbortController().signal)).rejects.toThrow('503 for a b');
  });
});
