/**
 * Lighthouse of the home page on a simulated mobile phone, median of five runs. CHROME_PATH names the browser, /usr/bin/chromium else.
 *
 *   node --import ./scripts/alias.ts benches/web/lighthouse.ts
 *   targets: performance ≥ 98, accessibility, best practices and SEO 100, largest contentful paint ≤ 1.5 s
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from '@/scripts/start/ports.ts';
import { median } from './cpu-time.ts';
import { ask, startForecourt } from './servers.ts';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const targets: Record<string, number> = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
const silent = ['--disable-background-networking', '--disable-component-update'];

type Run = Record<string, number>;

async function once(url: string): Promise<Run> {
  const port = await freePort();
  const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
  const args = [...quiet, ...silent, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const found = await lighthouse(url, { port, output: 'json', onlyCategories: [...categories] });
    if (!found) throw new Error('Lighthouse gave no result.');
    const { categories: scores, audits } = found.lhr;
    const failed = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => failures(scores[name]?.auditRefs ?? [], audits));
    for (const id of new Set(failed)) complaints.add(id);
    const points = categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]);
    return { ...Object.fromEntries(points), lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN };
  } finally {
    await browser.close();
  }
}

const complaints = new Set<string>();

const failures = (references: { id: string; weight: number }[], audits: Record<string, { score: number | null }>) =>
  references.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);

const forecourt = await startForecourt();
try {
  await ask(forecourt.port, forecourt.host, '/', 'br');
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await once(`http://${forecourt.host}/`));
  console.log(`home page, mobile, median of ${runs} (all runs)`);
  for (const name of categories) {
    const all = results.map((run) => run[name] ?? Number.NaN);
    const target = targets[name] ?? 0;
    console.log(
      `  ${name.padEnd(16)} ${String(median(all)).padStart(4)}  target ${target}: ${median(all) >= target ? 'met' : 'MISSED'}  (${all.join(' ')})`,
    );
  }
  const lcp = results.map(({ lcpMs = Number.NaN }) => lcpMs);
  console.log(`  LCP ${(median(lcp) / 1_000).toFixed(2)} s  target 1.50: ${median(lcp) <= 1_500 ? 'met' : 'MISSED'}`);
  if (complaints.size > 0) console.log(`  not passed: ${[...complaints].join(', ')}`);
} finally {
  await forecourt.stop();
}
