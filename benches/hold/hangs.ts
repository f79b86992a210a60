import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { counted, type HttpResponse, median, sendRequest } from './send-request.ts';

const slug = 'southbank-ford';
export const hangingServices = ['content', 'search', 'records', 'media'] as const;
type Service = (typeof hangingServices)[number];

type Hang = {
  service: Service;
  /**
   * By kind of request: the statuses, how long it took at the median and at worst in milliseconds,
   * and from the sixth second on.
   */
  attempts: { what: string; statuses: string; medianMs: number; worstMs: number; laterWorstMs: number }[];
  /** Cached pages that did not come, or not in time. */
  faults: number;
};

/** A process with all that it started: PostgreSQL runs one for each connection. */
function processesOf(dataDir: string, service: Service): number[] {
  const { pid }: { pid: number } = JSON.parse(readFileSync(join(dataDir, 'pids', `${service}.json`), 'utf8'));
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => {
    const [child = 0, parent = 0] = row.trim().split(/\s+/).map(Number);
    return [child, parent] as const;
  });
  const found = [pid];
  for (const parent of found) found.push(...parents.flatMap(([child, of]) => (of === parent ? [child] : [])));
  return found;
}

const picturesOf = (body: string) => [...new Set(body.match(/\/image\/[^"\s,]+/g) ?? [])];
const unmade = (address: string, at: number) =>
  address.replace(/(\/image\/[^/]+\/)\d+\//, `$1${[1280, 1920, 2560][at % 3]}/`).replace(/\.\w+$/, '.jpg');

/**
 * Requests of shoppers meanwhile, each from another address, several at once as on a day with
 * visitors.
 */
async function requests(port: number): Promise<Record<string, (at: number) => Promise<HttpResponse>>> {
  const run = Date.now().toString(36);
  const from = (at: number) => ({ 'x-forwarded-for': `203.0.${Math.floor(at / 200) % 200}.${at % 200}` });
  const read = (path: string, at: number) => sendRequest(port, slug, path, { headers: from(at) });
  const [home, list] = [await sendRequest(port, slug, '/'), await sendRequest(port, slug, '/search/used-cars')];
  const cars = [...new Set(list.body.match(/\/cars\/[\w-]+(?=")/g) ?? [])];
  const ofStaff = picturesOf(home.body).filter((address) => /^\/image\/content\/\d+\/v1\//.test(address));
  const ofStock = picturesOf(list.body).filter((address) => !address.startsWith('/image/content/'));
  const filled = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], message: ['Call me'] };
  const headers = { 'content-type': 'application/json' };
  const lead = (at: number) => JSON.stringify({ form: 'call-back', key: `hang-${run}-${at}`, filled });
  return {
    'cached page': (at) => read('/', at),
    'new results': (at) => read(`/search/used-cars?query=hang${run}${at}`, at),
    'new page': (at) => read(`/none-${run}-${at}`, at),
    vehicle: (at) => read(cars[at % cars.length] ?? '/', at),
    enquiry: (at) =>
      sendRequest(port, slug, '/api/leads', { method: 'POST', headers: { ...headers, ...from(at) }, body: lead(at) }),
    'new picture of staff': (at) => read(unmade(ofStaff[at % ofStaff.length] ?? '', at), at),
    'new picture of stock': (at) => read(unmade(ofStock[at % ofStock.length] ?? '', at), at),
  };
}

/**
 * Two at once of each kind for a while, during which the service accepts connections and responds to
 * none.
 */
async function whileHanging(all: Awaited<ReturnType<typeof requests>>, ms: number, atFirst: number) {
  const begun = performance.now();
  const kinds = Object.entries(all).map(async ([what, one]) => {
    const responses: (HttpResponse & { at: number })[] = [];
    const worker = async (first: number) => {
      for (let at = first; performance.now() - begun < ms; at += 2) {
        const sentAt = performance.now() - begun;
        responses.push({ ...(await one(at)), at: sentAt });
        await pause(150);
      }
    };
    await Promise.all([worker(atFirst), worker(atFirst + 1)]);
    return { what, answers: responses };
  });
  return Promise.all(kinds);
}

/** A first start's own publishes purge for some seconds, and a service that hung counts as away for half a second more. */
async function untilHealthy(port: number): Promise<void> {
  const run = Date.now().toString(36);
  for (let tries = 0, slow = 0; slow < 5; tries += 1) {
    if (tries > 240) throw new Error('The home page is not kept, or a service is away, before anything hangs.');
    const health = await sendRequest(port, slug, '/api/health');
    const { status }: { status?: string } = health.status === 200 ? JSON.parse(health.body) : {};
    const well = status === 'ok';
    const list = await sendRequest(port, slug, `/search/used-cars?query=well${run}${tries}`);
    const home = await sendRequest(port, slug, '/');
    slow = well && list.status === 200 && home.headers['x-cache'] === 'hit' ? slow + 1 : 0;
    await pause(300);
  }
}

/** Each service in turn hangs for a while: stopped, so that the system still takes its connections. */
export async function hang(port: number, dataDir: string, service: Service, ms = 14_000): Promise<Hang> {
  await untilHealthy(port);
  const all = await requests(port);
  const pids = processesOf(dataDir, service);
  const first = 10_000 * (1 + hangingServices.indexOf(service));
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  const requested = await whileHanging(all, ms, first).finally(() => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });
  const cached = requested.find(({ what }) => what === 'cached page')?.answers ?? [];
  return {
    service,
    attempts: requested.map(({ what, answers }) => ({
      what,
      statuses: counted(answers.map(({ status }) => status)),
      medianMs: median(answers.map((one) => one.ms)),
      worstMs: Math.max(...answers.map((one) => one.ms)),
      laterWorstMs: Math.max(0, ...answers.filter(({ at }) => at > 6_000).map((one) => one.ms)),
    })),
    faults: cached.filter((one) => one.status !== 200 || one.ms > 1_000).length,
  };
}
