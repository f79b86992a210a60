import { describe, expect, it } from 'vitest';
import { studioRuntime } from './runtime-config.ts';

const origin = 'http://southbank-ford.localhost:3000';

describe("[CMS-04] the studio's run-time configuration", () => {
  it("puts the embedded service on the page's own origin", () => {
    expect(studioRuntime({ projectId: 'p', dataset: 'd', apiHost: '/lake', embedded: true }, origin)).toEqual({
      projectId: 'p',
      dataset: 'd',
      apiHost: 'http://southbank-ford.localhost:3000/lake',
      embedded: true,
    });
  });

  it('leaves the hosted service its own address, unless one is given', () => {
    expect(studioRuntime({ projectId: 'abc', dataset: 'd', embedded: false }, origin).apiHost).toBeNull();
    expect(studioRuntime({ apiHost: 'https://api.example/', embedded: false }, origin).apiHost).toBe(
      'https://api.example',
    );
  });

  it('is the embedded service where nothing is set, as for tools that run without a page', () => {
    expect(studioRuntime(undefined, origin)).toMatchObject({
      projectId: 'forecourt',
      dataset: 'production',
      embedded: true,
    });
  });
});
