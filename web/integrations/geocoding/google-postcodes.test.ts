import { describe, expect, it } from 'vitest';
import { googlePostcodes } from './google-postcodes.ts';

const asked: string[] = [];
const answering =
  (body: unknown): typeof fetch =>
  async (address) => {
    asked.push(String(address));
    return Response.json(body);
  };

const richmond = {
  formatted_address: 'Richmond VIC 3121, Australia',
  geometry: { location: { lat: -37.82, lng: 145 } },
};

describe('[LOC-07] postcodes by Google', () => {
  it('are asked for in Australia alone and read from the first result', async () => {
    const lookup = googlePostcodes('a-key', answering({ status: 'OK', results: [richmond] }));
    expect(await lookup('3121')).toEqual({
      postcode: '3121',
      name: 'Richmond',
      state: 'vic',
      latitude: -37.82,
      longitude: 145,
      exact: true,
    });
    expect(new URL(asked.at(-1) ?? '').searchParams.get('components')).toBe('postal_code:3121|country:AU');
  });

  it('an empty answer is a postcode that nobody knows', async () => {
    expect(await googlePostcodes('a-key', answering({ status: 'ZERO_RESULTS', results: [] }))('3121')).toBeNull();
  });

  it('a post office box is not asked for', async () => {
    const before = asked.length;
    expect(await googlePostcodes('a-key', answering({}))('8001')).toBeNull();
    expect(asked).toHaveLength(before);
  });

  it('a refusal rejects, so that the list of the project answers', async () => {
    await expect(
      googlePostcodes('a-key', answering({ status: 'REQUEST_DENIED', results: [] }))('3121'),
    ).rejects.toThrow('REQUEST_DENIED');
  });
});
