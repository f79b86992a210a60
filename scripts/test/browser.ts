import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { StartError } from '../start/start-error.ts';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const shell = '/usr/bin/chromium-headless-shell';

/** The browser that people have: CHROMIUM, one that is installed, or Debian's own package, installed now when we may. */
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

/**
 * The browser for the journeys: the same Chromium without windows and profiles (decision 41), in which a new visitor costs a third; `browser`
 * where CHROMIUM chose it, or where there is none and it cannot be installed.
 */
export function journeyBrowser(browser: string): string {
  if (process.env.CHROMIUM || browser !== candidates[0]) return browser;
  if (!existsSync(shell) && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) installShell();
  return existsSync(shell) ? shell : browser;
}

function installShell(): void {
  try {
    apt('install', '--yes', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    console.log('chromium-headless-shell could not be installed: the journeys run in chromium, which takes longer.');
  }
}

function findBrowser(): string | undefined {
  const wanted = process.env.CHROMIUM;
  if (wanted && !existsSync(wanted)) throw new StartError(`CHROMIUM names ${wanted}, but there is no such file.`);
  return wanted || candidates.find((path) => existsSync(path));
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', ['--quiet', ...args], { env, stdio: 'inherit' });
  if (status !== 0) throw new StartError(`apt-get ${args[0]} failed. ${howTo()}`);
}

const howTo = (): string =>
  'This needs Chromium or Chrome: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.';
