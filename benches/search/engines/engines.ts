import type { Engine } from './engine.ts';
import { Orama } from './orama.ts';
import { Ours } from './ours.ts';
import { PlainObjects } from './plain-objects.ts';
import { Sqlite } from './sqlite.ts';

export const peers: Readonly<Record<string, string>> = {
  minisearch: 'MiniSearch + objects',
  orama: 'Orama 3.1',
  sqlite: 'node:sqlite + FTS5',
};

const makers: Readonly<Record<string, () => Engine>> = {
  ours: () => new Ours(),
  minisearch: () => new PlainObjects(),
  orama: () => new Orama(),
  sqlite: () => new Sqlite(),
};

/** An empty engine by name. Throws for a name that is none. */
export function makeEngine(name: string): Engine {
  const make = makers[name];
  if (!make) throw new Error(`There is no engine ${name}; there are ${Object.keys(makers).join(', ')}.`);
  return make();
}
