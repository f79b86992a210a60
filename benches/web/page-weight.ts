/**
 * What a home page weighs and where its bytes are: HTML for the eye, payload for React, kinds of markup, blocks, client components.
 *
 *   node --import ./scripts/alias.ts benches/web/page-weight.ts                 all demo dealers, of an instance of its own
 *   node --import ./scripts/alias.ts benches/web/page-weight.ts 3000 cartown    of the instance on this port; the blocks of one dealer
 */
import { brotliCompressSync } from 'node:zlib';
import { sendRequest, startForecourt } from './servers.ts';

/** Bytes of the ten homes right after their static parts left the payload (decision 9), with CSS modules; brotli 11. Now at most a tenth more. */
const lightened: Record<string, Weight> = {
  'southbank-ford': { raw: 259_801, brotli: 20_132 },
  'harbour-ford': { raw: 203_220, brotli: 17_838 },
  'ranges-volkswagen': { raw: 174_198, brotli: 16_758 },
  'coastline-mazda': { raw: 179_288, brotli: 16_689 },
  'northgate-hyundai': { raw: 168_894, brotli: 15_847 },
  'riverside-kia': { raw: 150_903, brotli: 14_410 },
  'bayside-toyota': { raw: 191_838, brotli: 17_379 },
  'hilltop-suzuki': { raw: 115_256, brotli: 13_819 },
  'meridian-group': { raw: 158_398, brotli: 15_865 },
  cartown: { raw: 192_670, brotli: 17_896 },
};
const maxAbove = 0.1;
const payloadScript =
  /<script[^>]*>(?:self\.__next_f|\(self\.__next_f)[\s\S]*?<\/script>|<script[^>]*data-react>[\s\S]*?<\/script>/g;
const kinds = {
  icons: /<svg\b[\s\S]*?<\/svg>/g,
  pictures: /<picture>[\s\S]*?<\/picture>/g,
  classes: /\sclass="[^"]*"/g,
  styles: /\sstyle="[^"]*"/g,
};

const bytes = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
const matches = (text: string, pattern: RegExp) => text.match(pattern) ?? [];
const column = (value: number) => `${(value / 1024).toFixed(1).padStart(7)} KB`;

type Weight = { raw: number; brotli: number };

async function report(port: number, dealer: string, blocks: boolean): Promise<Weight> {
  const host = `${dealer}.localhost:${port}`;
  const html = (await sendRequest(port, host, '/')).body.toString('utf8');
  const brotli = brotliCompressSync(html).length;
  const payload = bytes(matches(html, payloadScript));
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const parts = Object.entries(kinds).map(
    ([kind, pattern]) => `${kind} ${column(bytes(matches(markup, pattern))).trim()}`,
  );
  console.log(
    `${dealer.padEnd(18)} raw ${column(Buffer.byteLength(html))}  brotli ${column(brotli)}  markup ${column(bytes([markup]))}  payload ${column(payload)}  (${parts.join(', ')})`,
  );
  if (blocks) reportBlocks(html, markup);
  return { raw: Buffer.byteLength(html), brotli };
}

const share = (now: number, then: number) => `${now > then ? '+' : ''}${((now / then - 1) * 100).toFixed(1)} %`;

function isWithin(dealer: string, now: Weight): boolean {
  const then = lightened[dealer];
  if (!then) return true;
  const met = now.raw <= then.raw * (1 + maxAbove) && now.brotli <= then.brotli * (1 + maxAbove);
  console.log(
    `  since lightened    raw ${share(now.raw, then.raw)}, brotli ${share(now.brotli, then.brotli)}: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

/** Header, footer and sections by their bytes of markup; client components by their bytes of props. */
function reportBlocks(html: string, markup: string): void {
  const starts = [...markup.matchAll(/<(?:header|section|footer)\b[^>]*>/g)];
  for (const [at, { 0: tag, index }] of starts.entries())
    console.log(`  ${column((starts[at + 1]?.index ?? markup.length) - index)}  ${tag.slice(0, 110)}`);
  const props = new Map<string, number>();
  const flight = flightOf(html);
  const names = new Map(
    [...flight.matchAll(/^([0-9a-f]+):I\[.*"(\w+)"(?:,1)?\]$/gm)].map(([, id, name]) => [id, name]),
  );
  for (const row of flight.split(/\n(?=[0-9a-f]+:)/)) {
    const elements = row.split(/(?=\["\$","\$L[0-9a-f]+")/);
    for (const element of elements.slice(1)) {
      const name = names.get(/^\["\$","\$L([0-9a-f]+)"/.exec(element)?.[1] ?? '') ?? 'other';
      props.set(name, (props.get(name) ?? 0) + element.length);
    }
  }
  for (const [name, size] of [...props].sort(([, one], [, other]) => other - one))
    console.log(`  ${column(size)}  ${name}`);
}

/** React's rows, out of the pieces in which Next writes them. */
function flightOf(html: string): string {
  const pieces = matches(html, payloadScript).map(
    (script) => /\[[\s\S]*\]/.exec(script.replace('||[]', ''))?.[0] ?? '[]',
  );
  return pieces
    .map((piece): unknown => JSON.parse(piece)[1])
    .filter((text) => typeof text === 'string')
    .join('');
}

const [port, ...chosen] = process.argv.slice(2);
const target = port ? null : await startForecourt();
try {
  for (const dealer of chosen.length > 0 ? chosen : Object.keys(lightened))
    if (!isWithin(dealer, await report(target?.port ?? Number(port), dealer, chosen.length > 0))) process.exitCode = 1;
} finally {
  await target?.stop();
}
