import { behave, isBehaviour } from '../behaviour.ts';
import { letTimePass } from './overdue.ts';
import { currentSession, expire } from './pay.ts';
import type { World } from './payment-world.ts';
import { webhookModes } from './webhooks.ts';
import { noCause } from './world.ts';

const lateMs = 10_000;
const maxForwardSeconds = 30 * 86_400;

type Control = { path: RegExp; run: (world: World, first: string, second: string) => boolean };

/** What the developers' page changes. Each returns false if it is not there. */
const controls: readonly Control[] = [
  {
    path: /^webhooks\/(\w+)()$/,
    run: ({ webhooks }, name) => {
      const mode = webhookModes.find((one) => one === name);
      if (mode) webhooks.change(mode);
      return mode !== undefined;
    },
  },
  {
    path: /^api\/([\w-]+)()$/,
    run: (_world, name) => {
      if (isBehaviour(name)) behave('payments', name);
      return isBehaviour(name);
    },
  },
  {
    path: /^clock\/(\d{1,7})()$/,
    run: (world, seconds) => {
      if (Number(seconds) > maxForwardSeconds) return false;
      if (Number(seconds) === 0) world.clock.reset();
      else world.clock.forward(Number(seconds));
      letTimePass(world);
      return true;
    },
  },
  {
    path: /^sessions\/(cs_test_\w+)\/(expire)$/,
    run: (world, id) => {
      const session = currentSession(world, id);
      if (session?.status !== 'open') return false;
      world.store.transaction(() => expire(world, session, noCause));
      return true;
    },
  },
  {
    path: /^events\/(reversed)()$/,
    run: ({ store, webhooks }) => {
      for (const [place, { id }] of store.list('event', null, 10).entries())
        webhooks.again(id, { afterMs: place * 50 });
      return true;
    },
  },
  {
    path: /^events\/(evt_\w+)\/(again|late|forged)$/,
    run: ({ store, webhooks }, id, how) => {
      if (!store.get('event', id)) return false;
      webhooks.again(id, { ...(how === 'late' && { afterMs: lateMs }), forged: how === 'forged' });
      return true;
    },
  },
];

/** Runs the control of a path below `/payments/`; false where there is none. */
export function control(world: World, path: string): boolean {
  for (const { path: pattern, run } of controls) {
    const found = pattern.exec(path);
    if (found) return run(world, found[1] ?? '', found[2] ?? '');
  }
  return false;
}
