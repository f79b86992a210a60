import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type SilentLine = {
  url: string;
  /** From now on nothing passes, and nothing closes either; later connections neither connect nor are refused. */
  silence(): void;
  /** What was held back passes. */
  resume(): void;
  end(): void;
};

/** A database behind a line that can fall silent without closing, as a cable that was pulled or a host that hangs does. */
export async function silentLine(database: string): Promise<SilentLine> {
  const pairs = new Set<[Socket, Socket]>();
  let silent = false;
  const join = ([near, far]: [Socket, Socket]) => {
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer((near) => {
    const far = connect(Number(new URL(database).port), '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const other of pair) other.destroy();
        pairs.delete(pair);
      });
    }
    if (!silent) join(pair);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(database);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      silent = true;
      for (const socket of [...pairs].flat()) socket.unpipe().pause();
    },
    resume() {
      silent = false;
      for (const pair of pairs) join(pair);
    },
    end() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
    },
  };
}
