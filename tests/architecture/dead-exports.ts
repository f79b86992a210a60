import { isNode, type Node, nodesOf, parse, walk } from '@/scripts/lint/syntax-tree.ts';
import { resolveModule } from './read-imports.ts';

/** What a file hands out and what it takes of other files; `*` is everything. */
type Exchange = { path: string; exports: string[]; takes: { target: string; name: string }[] };

/** Exports that no file takes, as `path: name`. */
export function deadExports(files: readonly Exchange[]): string[] {
  const taken = new Set(files.flatMap(({ takes }) => takes.map(({ target, name }) => `${target}: ${name}`)));
  return files
    .filter(({ path }) => !taken.has(`${path}: *`))
    .flatMap(({ path, exports }) => exports.map((name) => `${path}: ${name}`))
    .filter((one) => !taken.has(one));
}

export function exchangeOf(path: string, text: string): Exchange {
  const { program } = parse(path, text);
  const takes: Exchange['takes'] = [];
  const take = (source: unknown, names: string[]) => {
    if (!isNode(source) || typeof source.value !== 'string') return;
    const { target, own } = resolveModule(path, source.value);
    if (own) for (const name of names) takes.push({ target, name });
  };
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') take(node.source, nodesOf(node.specifiers).map(importedName));
    if (node.type === 'ExportNamedDeclaration')
      take(
        node.source,
        nodesOf(node.specifiers).map((it) => nameOf(it.local)),
      );
    if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression' || node.type === 'TSImportType')
      take(node.source, ['*']);
  });
  return { path, exports: nodesOf(program.body).flatMap(exportedNames), takes };
}

function exportedNames(node: Node): string[] {
  if (node.type === 'ExportDefaultDeclaration') return ['default'];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = node;
  const listed = nodesOf(node.specifiers).map((it) => nameOf(it.exported));
  if (!isNode(declaration)) return listed;
  if (declaration.type !== 'VariableDeclaration') return [nameOf(declaration.id)];
  return nodesOf(declaration.declarations).flatMap(({ id }) => (isNode(id) ? boundNames(id) : []));
}

function boundNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  return nodesOf(pattern.properties).flatMap(({ value }) => (isNode(value) ? boundNames(value) : []));
}

const importedName = (node: Node): string => {
  if (node.type === 'ImportNamespaceSpecifier') return '*';
  return node.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(node.imported);
};

const nameOf = (node: unknown): string => (isNode(node) ? String(node.name ?? node.value) : '');
