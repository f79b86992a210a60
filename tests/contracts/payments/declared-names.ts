import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A type that the package declares, by its file below `esm/` and its name within (`Session.AutomaticTax`). */
export type Declared = {
  file: string;
  name: string;
  node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;
};
type File = { declared: Map<string, Declared>; imported: Map<string, { file: string; name: string }> };

const folder = join(import.meta.dirname, '../../../node_modules/stripe/esm');
const files = new Map<string, File>();

/** The type that `name` means where `within` is declared: the innermost namespace first, then the file, then its imports. */
export function find(file: string, within: string, name: string): Declared | null {
  const { declared, imported } = read(file);
  const outer = within.split('.');
  for (let depth = outer.length; depth >= 0; depth -= 1) {
    const found = declared.get([...outer.slice(0, depth), name].join('.'));
    if (found) return found;
  }
  const [first = '', ...rest] = name.split('.');
  const source = imported.get(first);
  return source ? find(source.file, '', [source.name, ...rest].join('.')) : null;
}

function read(path: string): File {
  const cached = files.get(path);
  if (cached) return cached;
  const file: File = { declared: new Map(), imported: new Map() };
  files.set(path, file);
  const { program, errors } = parseSync(path, readFileSync(join(folder, path), 'utf8'), { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImport(file, path, statement);
    else addDeclaration(file, path, '', statement);
  }
  return file;
}

function addImport(file: File, path: string, { source, specifiers }: ESTree.ImportDeclaration): void {
  const target = posix.join(posix.dirname(path), source.value.replace(/\.js$/, '.d.ts'));
  for (const one of specifiers)
    if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
      file.imported.set(one.local.name, { file: target, name: one.imported.name });
}

function addDeclaration(file: File, path: string, namespace: string, statement: ESTree.Statement): void {
  const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
    const name = `${namespace}${node.id.name}`;
    file.declared.set(name, { file: path, name, node });
  }
  if (node?.type !== 'TSModuleDeclaration' || node.body?.type !== 'TSModuleBlock') return;
  if (node.id.type !== 'Identifier') return;
  for (const inner of node.body.body) addDeclaration(file, path, `${namespace}${node.id.name}.`, inner);
}
