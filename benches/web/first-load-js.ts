/**
 * The JavaScript that a shopper's first page loads, in brotli bytes, beside the floor of an empty Next page in the same run. Both are
 * compressed here in the same way, whatever their servers do.
 *
 *   node --import ./scripts/alias.ts benches/web/first-load-js.ts       budget of the home page: floor + 14 KB
 */
import { scriptsOf, bytesOf as sum } from './page-scripts.ts';
import { startEmptyNext, startForecourt, type Target } from './servers.ts';

const budget = 14 * 1024;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(8)} KB`;

const targets: Target[] = [];
try {
  targets.push(await startEmptyNext(), await startForecourt());
  const [floor = [], home = []] = await Promise.all(targets.map((target) => scriptsOf(target)));
  const own = sum(home) - sum(floor);
  console.log(`empty Next page   ${kilobytes(sum(floor))} in ${floor.length} files   1.00×`);
  console.log(
    `home page         ${kilobytes(sum(home))} in ${home.length} files   ${(sum(home) / sum(floor)).toFixed(2)}×`,
  );
  console.log(
    `ours above it     ${kilobytes(own)} of ${kilobytes(budget).trim()}: ${own <= budget ? 'met' : 'MISSED'}`,
  );
  for (const { path, bytes } of home.sort((one, other) => other.bytes - one.bytes))
    console.log(`  ${kilobytes(bytes)}  ${path}`);
  process.exitCode = own <= budget ? 0 : 1;
} finally {
  for (const target of targets) await target.stop();
}
