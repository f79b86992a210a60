// Plain JavaScript: an old Node must be able to read it in order to say that it is too old.
// usage: node scripts/start/check-node.mjs <script.ts> [arguments]
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const wanted = 24;
const root = resolve(import.meta.dirname ?? '.', '../..');
const major = Number(process.versions.node.split('.')[0]);

/** @param {string} sentence */
function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

if (major < wanted) {
  const installed = existsSync(join(root, 'node_modules/node/bin/node'));
  giveUp(
    installed
      ? `This is Node ${process.versions.node}, but Forecourt needs Node ${wanted}: start it by npm (npm start, npm test), which uses the one in node_modules.`
      : `This is Node ${process.versions.node}, but Forecourt needs Node ${wanted}, which npm ci installs: run npm ci first (without --ignore-scripts).`,
  );
}
if (!existsSync(join(root, 'node_modules/next/package.json')))
  giveUp('The dependencies are not installed: run npm ci first.');

const [script] = process.argv.splice(2, 1);
if (!script) giveUp('usage: node scripts/start/check-node.mjs <script.ts> [arguments]');
await import('../alias.ts');
await import(pathToFileURL(resolve(String(script))).href);
