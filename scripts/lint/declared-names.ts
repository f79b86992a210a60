import { isNode, parse, walk } from './syntax-tree.ts';

type Declared = { name: string; start: number };
type SourceWords = { names: Declared[]; comments: { value: string; start: number }[] };

const declarations = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'TSDeclareFunction',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'VariableDeclarator',
]);
const members = new Set([
  'MethodDefinition',
  'PropertyDefinition',
  'TSMethodSignature',
  'TSPropertySignature',
  'TSEnumMember',
]);

/** The names that a TypeScript file declares (not those it uses), and its comments. A shorthand in a pattern repeats another's name. */
export function sourceWords(path: string, text: string): SourceWords {
  const { program, comments } = parse(path, text);
  const names: Declared[] = [];
  walk(program, (node) => {
    if (declarations.has(node.type)) bind(node.id, names);
    if (members.has(node.type) && !node.computed) bind(node.key, names);
    if (Array.isArray(node.params)) for (const parameter of node.params) bind(parameter, names);
  });
  return { names, comments };
}

/** Adds the names of an identifier or a pattern. */
function bind(pattern: unknown, names: Declared[]): void {
  if (!isNode(pattern)) return;
  if (pattern.type === 'Identifier') names.push({ name: String(pattern.name), start: pattern.start });
  if (pattern.type === 'Property' && !pattern.shorthand) bind(pattern.value, names);
  if (pattern.type === 'AssignmentPattern') bind(pattern.left, names);
  if (pattern.type === 'RestElement') bind(pattern.argument, names);
  if (pattern.type === 'TSParameterProperty') bind(pattern.parameter, names);
  for (const inner of [pattern.properties, pattern.elements])
    if (Array.isArray(inner)) for (const part of inner) bind(part, names);
}
