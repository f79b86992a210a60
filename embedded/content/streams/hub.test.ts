import { afterEach, describe, expect, it } from 'vitest';
import type { ContentStore, Observer } from '@/embedded/content/store/content-store.ts';
import { OutOfTime } from '../query/within.ts';
import type { Transaction } from '../store/document.ts';
import type { Channel } from './channel.ts';
import { StreamHub } from './hub.ts';

const hubs: StreamHub[] = [];
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.close();
});

/** A hub, and what makes transactions of so many characters happen. */
function running() {
  const observers: Observer[] = [];
  let sequence = 0;
  const hub = new StreamHub({
    sequence: 0,
    observe: (one: Observer) => observers.push(one),
  } as unknown as ContentStore);
  hubs.push(hub);
  const happen = (characters = 10) => {
    sequence += 1;
    const transaction: Transaction = {
      id: `t${sequence}`,
      sequence,
      timestamp: '',
      author: '',
      changes: [],
      characters,
    };
    for (const observer of observers) observer(transaction);
  };
  return { hub, happen };
}

function channel() {
  const heard: string[] = [];
  let close: () => void = () => undefined;
  let ended = false;
  const given: Channel = {
    write: (text) => heard.push(text),
    end: () => {
      ended = true;
    },
    onClose: (listener) => {
      close = listener;
    },
  };
  return { given, heard, close: () => close(), isEnded: () => ended };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const greeting = { event: 'welcome', data: {} };

const reader = { caller: 'a', session: null };

describe('what happened lately', () => {
  it('is stored for a client that reconnects, bounded in number and in size', () => {
    const { hub, happen } = running();
    for (let at = 0; at < 3; at += 1) happen();
    expect(hub.since('1-0')?.map(({ sequence }) => sequence)).toEqual([2, 3]);
    for (let at = 0; at < 4; at += 1) happen(30_000_000);
    expect(hub.since('4-0')).toBeUndefined();
    expect(hub.since('5-0')?.map(({ sequence }) => sequence)).toEqual([6, 7]);
    happen(500_000_000);
    expect(hub.since('7-0')?.map(({ sequence }) => sequence)).toEqual([8]);
    for (let at = 0; at < 600; at += 1) happen();
    expect(hub.since('100-0')).toBeUndefined();
    expect(hub.since('200-0')).toHaveLength(408);
  });
});

describe('a stream', () => {
  it('that is ended for its slowness is let go: nothing is rendered for it any more', async () => {
    const { hub, happen } = running();
    const [slow, other] = [channel(), channel()];
    let looks = 0;
    hub.open(reader, slow.given, greeting, () => {
      looks += 1;
      throw new OutOfTime('too slow');
    });
    hub.open(reader, other.given, greeting, () => 'heard');
    for (let at = 0; at < 5; at += 1) happen();
    await settled();
    expect([looks, slow.isEnded(), hub.size]).toEqual([1, true, 1]);
    expect(other.heard.filter((text) => text === 'heard')).toHaveLength(5);
  });

  it('counts for its caller until it is over, however it ends', () => {
    const { hub } = running();
    const all = Array.from({ length: 1_000 }, () => channel());
    for (const { given } of all) hub.open(reader, given, greeting, () => '');
    expect(() => hub.admit('a')).toThrow('1000 streams');
    expect(() => hub.admit('b')).not.toThrow();
    all[0]?.close();
    all[0]?.close();
    expect(() => hub.admit('a')).not.toThrow();
    hub.open(reader, channel().given, greeting, () => '');
    expect(() => hub.admit('a')).toThrow('1000 streams');
  });
});
