import { describe, expect, it } from 'vitest';
import { readFields } from './read-fields.ts';

const type = 'application/x-www-form-urlencoded';
const posted = (body: BodyInit, contentType = type) =>
  new Request('http://a.example/', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body,
    duplex: 'half',
  } as RequestInit);

describe('a posted form of an endpoint', () => {
  it('is its text', async () => {
    expect(await readFields(posted('kind=added&text=After+four'), 100)).toEqual({ kind: 'added', text: 'After four' });
    expect(await readFields(posted('{"kind":"added"}', 'application/json'), 100)).toEqual({});
  });

  it('[FORM-13] is too long by its bytes, not by its headers', async () => {
    let left = 200;
    const chunks = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left > 0) controller.enqueue(new Uint8Array(1_000).fill(0x61));
        else controller.close();
      },
    });
    const request = posted(chunks);
    expect(request.headers.get('content-length')).toBeNull();
    expect(await readFields(request, 20_000)).toBeNull();
  });
});
