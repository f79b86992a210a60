import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The integrations in order of name. Throws one sentence for each part that a folder lacks. */
export function readIntegrationFolders(dir: string): string[] {
  const folders = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  const parts = names.flatMap((name) => ['port.ts', 'http.ts', 'sandbox.ts'].map((part) => join(name, part)));
  const missing = parts.filter((path) => !existsSync(join(dir, path)));
  if (missing.length > 0) throw new Error(missing.map((path) => `web/integrations/${path} is missing.`).join('\n'));
  return names;
}
