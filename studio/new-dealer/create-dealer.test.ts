import { describe, expect, it } from 'vitest';
import { createDealer } from './create-dealer.ts';
import { emptyDealer } from './dealer-fields.ts';
import { inviteStaff } from './invite-staff.ts';

const dealer = {
  ...emptyDealer,
  name: 'Epping',
  slug: 'epping',
  city: 'Epping',
  template: 'template-ford',
  state: 'vic',
};

/** A client that has `taken`, and lists what is committed. */
function clientWith(taken: object) {
  const commits: string[][] = [];
  const client = {
    withConfig: () => client,
    fetch: async (query: string) => (query.includes('"highest"') ? taken : null),
    transaction: () => {
      const ids: string[] = [];
      const transaction = {
        create: (document: { _id: string }) => {
          ids.push(document._id);
          return transaction;
        },
        commit: async () => void commits.push(ids),
      };
      return transaction;
    },
  };
  return { client: client as never, commits };
}
const free = { slug: null, host: null, highest: 41, hasHome: true };

const noStaff = async () => [{ site: null }, { site: 'epping-kia' }];

describe('[PLUS-19] creating a dealer', () => {
  it('is one transaction; a home page is part of it where the template has none', async () => {
    const { client, commits } = clientWith(free);
    expect(await createDealer(client, dealer, noStaff)).toEqual({ state: 'created' });
    expect(commits).toEqual([['site-epping', 'location-epping-main', 'override-epping', 'office.site-epping']]);
    const bare = clientWith({ ...free, hasHome: false });
    await createDealer(bare.client, dealer, noStaff);
    expect(bare.commits[0]).toContain('page-epping-home');
  });

  it('succeeds where its own menus cannot be made: their dead links are listed then', async () => {
    const { client, commits } = clientWith(free);
    const broken = Object.assign(client, {
      fetch: async (query: string) => {
        if (query.includes('"highest"')) return free;
        throw new Error('away');
      },
    });
    expect(await createDealer(broken, dealer, noStaff)).toEqual({ state: 'created' });
    expect(commits).toHaveLength(1);
  });

  it('[CMS-05] writes nothing where members of a deleted site would become staff of the new one', async () => {
    const { client, commits } = clientWith(free);
    const result = await createDealer(client, dealer, async () => [{ site: 'epping' }]);
    expect(result).toEqual({ state: 'taken', faults: { slug: expect.stringContaining('earlier site') } });
    expect(commits).toEqual([]);
  });

  it('writes nothing where another site has the short name or the host', async () => {
    const { client, commits } = clientWith({ ...free, slug: 'Epping Kia', host: 'Epping VW' });
    const { faults } = (await createDealer(client, dealer, noStaff)) as { faults: Record<string, string> };
    expect(faults.slug).toContain('Epping Kia');
    expect(faults.host).toContain('Epping VW');
    expect(commits).toEqual([]);
  });

  it('a person who cannot be invited is named, and the others are invited', async () => {
    const invitation = { path: '/lake/auth/invitation?code=c', expires: '2026-12-01T00:00:00.000Z' };
    const client = {
      request: async ({ body }: { body: { email: string } }) => {
        if (body.email === 'b@a.example') throw Object.assign(new Error('Already a member.'), { statusCode: 409 });
        return { member: {}, invitation };
      },
    };
    const people = ['a', 'b'].map((name) => ({ name, email: `${name}@a.example` }));
    const invited = await inviteStaff(client as never, { ...dealer, staff: [...people, { name: '', email: '' }] });
    expect(invited).toEqual([
      { ...people[0], invitation },
      { ...people[1], problem: 'Already a member.' },
    ]);
  });
});
