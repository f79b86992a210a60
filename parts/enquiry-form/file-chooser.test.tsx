// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { FileChooser } from './file-chooser-client.tsx';
import { EnquiryForm } from './form-client.tsx';

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

const choose = (part: Awaited<ReturnType<typeof mounted>>, ...names: string[]) =>
  part.hand(() => {
    const input = part.find<HTMLInputElement>('[type=file]');
    Object.defineProperty(input, 'files', {
      configurable: true,
      value: names.map((name) => new File(['x'], name)),
    });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

async function shown() {
  const part = await mounted(
    <form>
      <FileChooser id="f" name="photo" value="" {...{ 'aria-invalid': undefined, 'aria-describedby': undefined }} />
    </form>,
  );
  return {
    ...part,
    choose: (...names: string[]) => choose(part, ...names),
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

it('[FORM-04] [FORM-08] its form hears of the file once it has arrived, and holds none once it is emptied', async () => {
  const part = await shown();
  const heard: string[] = [];
  part.place.addEventListener('input', () => heard.push(part.sent()));
  await part.choose('fast');
  expect(heard).toEqual([]);
  await part.arrives('fast');
  await vi.waitFor(() => expect(heard).toEqual([ids.fast]));
  await part.hand(() => part.find<HTMLFormElement>('form').reset());
  expect([part.sent(), part.status(), heard]).toEqual(['', '', [ids.fast]]);
});

it('[FORM-08] a file that was taken back while it was under way is not sent', async () => {
  const part = await shown();
  await part.choose('slow');
  expect(part.status()).toBe('Sending the file…');
  await part.choose();
  await part.arrives('slow');
  expect([part.sent(), part.status()]).toEqual(['', '']);
});

it('[FORM-04] [FORM-08] a form no longer calls a file missing once it has arrived', async () => {
  const content = standardForm('general-enquiry');
  if (!content) throw new Error('The form is missing.');
  const photo = { key: 'photo', kind: 'file', label: 'Photo', required: true, help: '', initial: '' };
  const form = {
    ...resolveForm(content, siteWith(), sunday),
    steps: [{ title: '', fields: [photo] }],
  } as unknown as Form;
  const part = await mounted(<EnquiryForm form={form} block="b" sent={null} estimateYear={null} />);
  await part.hand(() => vi.dynamicImportSettled());
  const problem = () => part.place.querySelector('.field-problem')?.textContent ?? '';
  const send = new Event('submit', { bubbles: true, cancelable: true });
  await part.hand(() => part.find('form').dispatchEvent(send));
  await vi.waitFor(() => expect(problem()).not.toBe(''));
  await choose(part, 'fast');
  await part.hand(() => replies.get('fast')?.resolve(Response.json({ file: crypto.randomUUID() }, { status: 201 })));
  await vi.waitFor(() => expect(problem()).toBe(''));
});
