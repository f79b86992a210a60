import { spawn, spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';

type Load = { port: number; path: string; host: string; connections: number; seconds: number };
type LoadResult = { requests: number; errors: number; perSecond: number; p99Ms: number };

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;
export const generator = hasWrk ? 'wrk' : 'a small Node generator (slower than wrk: p99 holds its own time too)';

/** Requests one page over and over on `connections` reused connections, taking brotli. */
export const runLoad = (load: Load): Promise<LoadResult> => (hasWrk ? byWrk(load) : byNode(load));

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

async function byWrk({ port, path, host, connections, seconds }: Load): Promise<LoadResult> {
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: br, gzip'];
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headers, `http://127.0.0.1:${port}${path}`];
  const stdout = await output('wrk', args);
  const [, p99 = 'NaN', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const errors = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return { requests, errors, perSecond: requests / seconds, p99Ms: Number(p99) * (inMs[unit] ?? Number.NaN) };
}

function output(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  return new Promise((resolve, reject) => child.on('error', reject).on('close', () => resolve(text)));
}

async function byNode({ port, path, host, connections, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let errors = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const headers = { host, 'accept-encoding': 'br, gzip' };
      request({ host: '127.0.0.1', port, path, agent, headers }, (incoming) => {
        if ((incoming.statusCode ?? 0) >= 400) errors += 1;
        incoming.on('end', resolve).resume();
      })
        .on('error', reject)
        .end();
    });
  const worker = async () => {
    while (performance.now() < until) {
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  const p99Ms = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { requests: times.length, errors, perSecond: times.length / seconds, p99Ms };
}
