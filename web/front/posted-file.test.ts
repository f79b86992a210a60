import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { isForm, type Posted, withPosted } from '@/web/front/pages/posted-form.ts';

/** A form as a browser without script posts it, with a file. */
async function posted(parts: [string, string | File][]): Promise<IncomingMessage> {
  const data = new FormData();
  for (const [name, value] of parts) data.append(name, value);
  const built = new Response(data);
  const request = new IncomingMessage(new Socket());
  request.method = 'POST';
  request.headers = { host: 'a.example', 'content-type': built.headers.get('content-type') ?? '' };
  request.push(Buffer.from(await built.arrayBuffer()));
  request.push(null);
  return request;
}

const file = (bytes: number) => new File([new Uint8Array(bytes).fill(65)], 'cv.pdf', { type: 'application/pdf' });

async function read(request: IncomingMessage): Promise<Posted> {
  const result = await withPosted(request, 'a', async (form) => form);
  return typeof result === 'number' ? expect.fail(`refused with ${result}`) : result;
}

describe('a form with a file, without script', () => {
  it('[FORM-08] [FORM-14] is read with its words and its file', async () => {
    const request = await posted([
      ['_form', 'career'],
      ['_block', 'b'],
      ['name', 'Zoë'],
      ['choices', 'A'],
      ['choices', 'B'],
      ['cv', file(20)],
    ]);
    expect(isForm(request)).toBe(true);
    const form = await read(request);
    expect(form).toMatchObject({
      form: 'career',
      sent: { block: 'b', filled: { name: ['Zoë'], choices: ['A', 'B'], cv: [] } },
    });
    expect(form.files.map(({ key, name, content }) => [key, name, content?.length])).toEqual([['cv', 'cv.pdf', 20]]);
  });

  it('[FORM-08] an empty file field is none, of what is too large the words stay, and what is no form is refused', async () => {
    const none = await read(
      await posted([
        ['_form', 'career'],
        ['cv', new File([], '')],
      ]),
    );
    expect(none).toMatchObject({ files: [] });
    const large = await posted([
      ['_form', 'career'],
      ['cv', file(5_200_000)],
      ['name', 'Zoë'],
    ]);
    expect(await read(large)).toMatchObject({
      sent: { filled: { name: ['Zoë'], cv: [] } },
      files: [{ key: 'cv', content: null }],
    });
    const broken = await posted([['_form', 'career']]);
    broken.headers['content-type'] = 'multipart/form-data; boundary=other';
    expect(await withPosted(broken, 'a', async () => 'read')).toBe(400);
  });
});
