// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { FileChooser } from './file-chooser-client.tsx';

const ids = { slow: 'a'.repeat(64), fast: 'b'.repeat(64) };
let replies: Map<string, PromiseWithResolvers<Response>>;

beforeEach(() => {
  document.body.replaceChildren();
  replies = new Map();
  vi.stubGlobal('fetch', (address: string) => {
    const reply = Promise.withResolvers<Response>();
    replies.set(address.split('=')[1] ?? '', reply);
    return reply.promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

async function shown() {
  const part = await mounted(
    <FileChooser id="f" name="photo" value="" {...{ 'aria-invalid': undefined, 'aria-describedby': undefined }} />,
  );
  return {
    ...part,
    choose: (...names: string[]) =>
      part.hand(() => {
        const input = part.find<HTMLInputElement>('[type=file]');
        Object.defineProperty(input, 'files', {
          configurable: true,
          value: names.map((name) => new File(['x'], name)),
        });
        input.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    arrives: (name: keyof typeof ids) =>
      part.hand(() => replies.get(name)?.resolve(Response.json({ file: ids[name] }, { status: 201 }))),
    sent: () => part.place.querySelector<HTMLInputElement>('[type=hidden]')?.value ?? '',
    status: () => part.find('[role=status]').textContent,
  };
}

it('[FORM-08] the file that was chosen last is sent, however late an earlier one arrives', async () => {
  const part = await shown();
  await part.choose('slow');
  await part.choose('fast');
  await part.arrives('fast');
  await vi.waitFor(() => expect(part.sent()).toBe(ids.fast));
  await part.arrives('slow');
  expect([part.sent(), part.status()]).toEqual([ids.fast, 'Your file is uploaded.']);
});

it('[FORM-08] a file that was taken back while it was under way is not sent', async () => {
  const part = await shown();
  await part.choose('slow');
  expect(part.status()).toBe('Sending the file…');
  await part.choose();
  await part.arrives('slow');
  expect([part.sent(), part.status()]).toEqual(['', '']);
});
