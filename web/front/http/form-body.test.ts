import { describe, expect, it } from 'vitest';
import { FormBody } from './form-body.ts';

const urlencoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

async function read(type: string, body: string | Buffer, chunk = 65_536): Promise<FormBody> {
  const form = new FormBody({ headers: { 'content-type': type } });
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += chunk) await form.take(bytes.subarray(at, at + chunk));
  await form.end();
  return form;
}

const part = (name: string, value: string, more = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const file = (name: string, bytes: number) => part(name, 'A'.repeat(bytes), '; filename="cv.pdf"');
const whole = (...parts: string[]) => `${parts.join('')}--b--\r\n`;

describe('the body of a posted form', () => {
  it('[FORM-14] is read the same in one piece or byte by byte, several values of a name in their order', async () => {
    const text = `_form=f&name=${encodeURIComponent('Zoë & Ann')}&like=a&like=b&empty=&flag`;
    const fields = [
      ['_form', 'f'],
      ['name', 'Zoë & Ann'],
      ['like', 'a'],
      ['like', 'b'],
      ['empty', ''],
      ['flag', ''],
    ];
    for (const chunk of [1, 7, 1_000]) expect((await read(urlencoded, text, chunk)).fields).toEqual(fields);
    const parts = whole(...fields.map(([name = '', value = '']) => part(name, value)), file('cv', 30));
    for (const chunk of [1, 7, 1_000]) {
      const form = await read(multipart, parts, chunk);
      expect(form.fields).toEqual(fields);
      expect(form.files).toEqual([{ key: 'cv', name: 'cv.pdf', content: Buffer.from('A'.repeat(30)) }]);
      expect(form.size).toBeGreaterThan(30);
    }
  });

  it.each([
    ['201 controls', urlencoded, 413, 'a=1&'.repeat(201)],
    ['200,000 names', urlencoded, 413, Array.from({ length: 200_000 }, (_, at) => `n${at}=1`).join('&')],
    ['60,000 parts', multipart, 413, whole(...Array.from({ length: 60_000 }, (_, at) => part(`n${at}`, '')))],
    [
      '60,000 parts of no form',
      multipart,
      413,
      whole(...Array.from({ length: 60_000 }, () => '--b\r\nX: y\r\n\r\n\r\n')),
    ],
    ['21 files', multipart, 413, whole(...Array.from({ length: 21 }, () => file('cv', 0)))],
    ['a value of 41 KB', multipart, 413, whole(part('message', 'x'.repeat(41_000)))],
    ['values of 41 KB together', urlencoded, 413, `message=${'x'.repeat(4_000)}&`.repeat(11)],
    ['a name of 201 characters', urlencoded, 400, `${'n'.repeat(201)}=1`],
    ['a name of 201 characters in a part', multipart, 400, whole(part('n'.repeat(201), '1'))],
    ['a part without a name', multipart, 400, whole('--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n')],
    ['a body that ends early', multipart, 400, part('name', 'Zoë')],
    ['a body that ends within a file', multipart, 400, file('cv', 100_000).slice(0, 50_000)],
    ['another boundary', multipart, 400, whole(part('name', 'Zoë')).replaceAll('--b', '--c')],
    ['no boundary', 'multipart/form-data', 400, whole(part('name', 'Zoë'))],
  ])('[FORM-13] %s: refused at once, and nothing of it is stored', async (_, type, status, body) => {
    const began = performance.now();
    const form = await read(type, body);
    expect([form.fault, form.fields, form.files, form.size]).toEqual([status, [], [], 0]);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('[FORM-08] of a file that is too large, and of a fourth one, the name stays, and the words around it', async () => {
    const form = await read(multipart, whole(part('_form', 'f'), file('cv', 6_000_000), part('name', 'Zoë')));
    expect([form.fault, form.fields]).toEqual([
      null,
      [
        ['_form', 'f'],
        ['name', 'Zoë'],
      ],
    ]);
    expect(form.files).toEqual([{ key: 'cv', name: 'cv.pdf', content: null }]);
    expect(form.size).toBeLessThan(100);
    const four = await read(multipart, whole(...Array.from({ length: 4 }, () => file('cv', 10))));
    expect(four.files.map(({ content }) => content?.length ?? null)).toEqual([10, 10, 10, null]);
  });

  it('[FORM-13] what is cut, doubled or turned around anywhere is read or refused, and always over', async () => {
    const body = Buffer.from(whole(part('_form', 'f'), file('cv', 300), part('name', 'Zoë')));
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = Buffer.from(body);
      for (let at = 0; at < 1 + random(6); at += 1) bytes[random(bytes.length)] = random(256);
      const cut = random(4) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
      const form = await read(multipart, random(8) === 0 ? Buffer.concat([cut, bytes]) : cut, 1 + random(400));
      expect(form.fields.length).toBeLessThan(9);
    }
  });

  it('lets go of everything when its room is needed', async () => {
    const form = new FormBody({ headers: { 'content-type': multipart } });
    await form.take(Buffer.from(file('cv', 50_000).slice(0, 40_000)));
    expect(form.size).toBeGreaterThan(30_000);
    form.drop();
    await form.take(Buffer.from('more'));
    expect(form.size).toBe(0);
  });
});
