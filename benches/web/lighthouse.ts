/**
 * Lighthouse of the ten demo homes on a simulated mobile phone, each the median of five runs. CHROME_PATH names the browser,
 * /usr/bin/chromium else; names of sites after the file measure only those, with a path (`southbank-ford/search`) another page than the home.
 *
 *   node --import ./scripts/alias.ts benches/web/lighthouse.ts [slug | slug/path …]
 *   agentic audits (PLUS-18) that are not passed are named at the end of a line
 *   targets: accessibility, best practices and SEO 100; performance 98 for southbank-ford and cartown, 95 for the rest; layout shift
 *   at most 0.02. Its phone is this machine slowed down four times: `index` states how fast that is (Lighthouse's own figure, 1500 to 2000
 *   on the desktop machines for which it chose the four), `blocked` how long the phone could not have reacted to a touch
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { freePort } from '@/scripts/start/ports.ts';
import { median } from './cpu-time.ts';
import { sendRequest, startForecourt } from './servers.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
/** Forms are tools only in a browser that supports it. */
const webMcp = ['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP'];
const silent = ['--disable-background-networking', '--disable-component-update'];
const fastest = new Set(['southbank-ford', 'cartown']);

type Run = Record<(typeof categories)[number] | 'lcpMs' | 'blockedMs' | 'shift' | 'index', number>;

async function once(url: string, complaints: Set<string>): Promise<Run> {
  const port = await freePort();
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, ...silent, ...webMcp, `--remote-debugging-port=${port}`],
  });
  try {
    const found = await lighthouse(url, { port, output: 'json', onlyCategories: [...categories, 'agentic-browsing'] });
    if (!found) throw new Error('Lighthouse gave no result.');
    const { categories: scores, audits } = found.lhr;
    for (const name of [...categories.slice(1), 'agentic-browsing'])
      for (const { id, weight } of scores[name]?.auditRefs ?? [])
        if (weight > 0 && (audits[id]?.score ?? 1) < 1) complaints.add(id);
    const points = (name: string) => Math.round((scores[name]?.score ?? 0) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
      lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      blockedMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      index: found.lhr.environment.benchmarkIndex,
      shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    await browser.close();
  }
}

async function measure(page: string, port: number): Promise<boolean> {
  const [slug = '', ...rest] = page.split('/');
  const [host, path] = [`${slug}.localhost:${port}`, `/${rest.join('/')}`];
  const { status } = await sendRequest(port, host, path, 'br');
  if (status !== 200) throw new Error(`${page} answered ${status}.`);
  const complaints = new Set<string>();
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(`http://${host}${path}`, complaints));
  const middle = (name: keyof Run): number => median(results.map((run) => run[name]));
  const target = fastest.has(page) ? 98 : 95;
  const whole = categories.slice(1).every((name) => middle(name) === 100);
  const met = middle('performance') >= target && whole && middle('shift') <= 0.02;
  const scores = categories.map((name) => String(middle(name)).padStart(5)).join('');
  const paint = `${(middle('lcpMs') / 1_000).toFixed(2)} s`;
  const blocked = `${middle('blockedMs').toFixed(0)} ms`;
  const all = results.map(({ performance }) => performance).join(' ');
  const missed = complaints.size > 0 ? `  not passed: ${[...complaints].join(', ')}` : '';
  console.log(
    `${page.padEnd(20)}${scores}  LCP ${paint}  blocked ${blocked}  index ${middle('index').toFixed(0)}  shift ${middle('shift').toFixed(3)}  ${met ? 'met' : 'MISSED'} (≥ ${target}: ${all})${missed}`,
  );
  return met;
}

const wanted = process.argv.slice(2);
const slugs = wanted.length > 0 ? wanted : demoDealerships.map(({ slug }) => slug);
const forecourt = await startForecourt();
try {
  console.log(`home pages, mobile, median of ${runs}\n${''.padEnd(20)} perf a11y best  seo`);
  const met: boolean[] = [];
  for (const slug of slugs) met.push(await measure(slug, forecourt.port));
  if (met.includes(false)) process.exitCode = 1;
} finally {
  await forecourt.stop();
}
