import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '../start/start-error.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the journeys: CHROMIUM, one that is installed, or Debian's own package, installed now when we may. */
export function ensureBrowser({ install } = { install: true }): string {
  const found = findBrowser();
  if (found) return found;
  if (!install || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) throw new StartError(howTo());
  console.log('No browser is installed: installing Debian’s chromium');
  apt('update');
  apt('install', '--yes', '--no-install-recommends', 'chromium');
  const installed = findBrowser();
  if (!installed) throw new StartError(howTo());
  return installed;
}

function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM;
  if (wanted && !existsSync(wanted)) throw new StartError(`CHROMIUM names ${wanted}, but there is no such file.`);
  return wanted || known.find((path) => existsSync(path));
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['--quiet', ...args], { env, stdio: 'inherit' });
  if (status !== 0) throw new StartError(`apt-get ${args[0]} failed. ${howTo()}`);
}

const howTo = (): string =>
  'The journey tests need Chromium or Chrome: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.';
