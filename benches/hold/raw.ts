import { connect, type Socket } from 'node:net';

/** Everything that a connection returns to these bytes until it ends, or until `ms` have passed. */
export function rawExchange(port: number, bytes: string, ms = 5_000): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    const timer = setTimeout(() => socket.destroy(), ms);
    socket.on('data', (data) => {
      heard += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

/** Connections that send these bytes and read nothing of the responses. */
export function unreadConnections(port: number, count: number, bytes: string): Socket[] {
  return Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    return socket.pause().on('error', () => undefined);
  });
}
