import { posix } from 'node:path';

/** `target` is a path from the root for our own files, else the package's name (`next/font/local` is `next`). */
export type ImportedModule = { line: number; target: string; own: boolean; typeOnly: boolean };

/** Statements as the formatter writes them: at the start of a line. Text in a template that only looks like one is indented. */
const statement =
  /^(?:import|export)(?<kind>\s+type\b)?(?<clause>[^'"`;=()]*?)(?:\bfrom\s*)?['"](?<module>[^'"\n]+)['"]/gm;
const dynamic = /\bimport\(\s*['"](?<module>[^'"\n]+)['"]/g;

/** What a file imports, statically or dynamically. `import { type A }` counts as types only when all names are. */
export function readImports(path: string, text: string): ImportedModule[] {
  const fixed = [...text.matchAll(statement)].map(({ index, groups }) => ({
    index,
    ...groups,
    typeOnly: isTypeOnly(groups),
  }));
  const late = [...text.matchAll(dynamic)].map(({ index, groups }) => ({
    index,
    ...groups,
    typeOnly: text.slice(0, index).endsWith('typeof '),
  }));
  return [...fixed, ...late].map(({ index, typeOnly, ...groups }) => {
    const line = text.slice(0, index).split('\n').length;
    return { line, typeOnly, ...resolveModule(path, 'module' in groups ? String(groups.module) : '') };
  });
}

function isTypeOnly(groups: Record<string, string> | undefined): boolean {
  if (groups?.kind) return true;
  const names = /\{(?<names>[^}]*)\}/.exec(groups?.clause ?? '')?.groups?.names;
  const list =
    names
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? [];
  return list.length > 0 && list.every((name) => name.startsWith('type ')) && !/^\s*\w+\s*,/.test(groups?.clause ?? '');
}

export function resolveModule(path: string, module: string): { target: string; own: boolean } {
  if (module.startsWith('@/')) return { target: module.slice(2), own: true };
  if (module.startsWith('.')) return { target: posix.join(posix.dirname(path), module), own: true };
  const [scope = '', name = ''] = module.split('/');
  return { target: module.startsWith('@') ? `${scope}/${name}` : scope, own: false };
}
