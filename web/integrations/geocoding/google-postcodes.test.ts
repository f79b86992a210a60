import { describe, expect, it } from 'vitest';
import { googlePostcodes } from './google-postcodes.ts';

const requests: string[] = [];
const answering =
  (body: unknown): typeof fetch =>
  async (address) => {
    requests.push(String(address));
    return Response.json(body);
  };

const richmond = {
  formatted_address: 'Richmond VIC 3121, Australia',
  geometry: { location: { lat: -37.82, lng: 145 } },
};

describe('[LOC-07] postcodes by Google', () => {
  it('are requested in Australia alone and read from the first result', async () => {
    const lookup = googlePostcodes('a-key', answering({ status: 'OK', results: [richmond] }));
    expect(await lookup('3121')).toEqual({
      postcode: '3121',
      name: 'Richmond',
      state: 'vic',
      latitude: -37.82,
      longitude: 145,
      exact: true,
    });
    expect(new URL(requests.at(-1) ?? '').searchParams.get('components')).toBe('postal_code:3121|country:AU');
  });

  it('an empty response is an unknown postcode', async () => {
    expect(await googlePostcodes('a-key', answering({ status: 'ZERO_RESULTS', results: [] }))('3121')).toBeNull();
  });

  it('a post office box is not requested', async () => {
    const before = requests.length;
    expect(await googlePostcodes('a-key', answering({}))('8001')).toBeNull();
    expect(requests).toHaveLength(before);
  });

  it('a refusal rejects, so that the list of the project is used', async () => {
    await expect(
      googlePostcodes('a-key', answering({ status: 'REQUEST_DENIED', results: [] }))('3121'),
    ).rejects.toThrow('REQUEST_DENIED');
  });
});
