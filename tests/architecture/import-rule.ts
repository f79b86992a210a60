import type { ImportedModule } from './read-imports.ts';
import { isGenerated, isTest } from './source-files.ts';

type Allowed = (target: string, from: string, typeOnly: boolean) => boolean;

const below =
  (...folders: string[]): Allowed =>
  (target) =>
    folders.some((folder) => target.startsWith(`${folder}/`));

const anyOf =
  (...rules: Allowed[]): Allowed =>
  (...import_) =>
    rules.some((rule) => rule(...import_));

const domain: Allowed = (target) => target.startsWith('domain/') && !isServerFile(target);
const sameFolder: Allowed = (target, from) => folderOf(target, 2) === folderOf(from, 2) && target.split('/').length > 2;
const blockSchemas: Allowed = (target) =>
  /^blocks\/(?:[^/]+\/[^/]+\.schema\.ts|schemas\.generated\.ts|define-block\.ts)$/.test(target);
const types =
  (rule: Allowed): Allowed =>
  (target, from, typeOnly) =>
    typeOnly && rule(target, from, typeOnly);

/** Files right below `blocks/`: the contract and the generated registries. */
const blocksFrame: Allowed = (target, from) => (isGenerated(from) ? target.startsWith('blocks/') : isFrame(target));
const blockContract: Allowed = (target, from) =>
  target === 'blocks/block.ts' ||
  target === 'blocks/block-of.ts' ||
  target === 'blocks/form-block.tsx' ||
  (target === 'blocks/define-block.ts' && /\.schema\.tsx?$/.test(from));

/** What staff fill in is described with the shared fields: the pickers that offer one site's documents only are among them. */
const schemaFields: Allowed = (target, from) => /\.schema\.tsx?$/.test(from) && target.startsWith('schemas/fields/');

/** Who may import whom: folder by folder (ARCHITECTURE.md, "Layers"). Scripts, tests and benches may import anything. */
const table: Record<string, Allowed> = {
  domain: below('domain'),
  ui: below('ui'),
  'node-service': below('node-service'),
  parts: anyOf(domain, below('parts', 'ui')),
  schemas: anyOf(below('schemas'), domain),
  'blocks/': anyOf(blocksFrame, below('schemas', 'parts'), domain),
  'blocks/*': anyOf(
    sameFolder,
    blockContract,
    schemaFields,
    below('schemas/fragments', 'schemas/generated', 'ui', 'parts'),
    domain,
  ),
  studio: anyOf(below('studio', 'schemas'), blockSchemas, domain),
  web: below(
    'web',
    'blocks',
    'parts',
    'ui',
    'domain',
    'node-service',
    'schemas/fragments',
    'schemas/generated',
    'schemas/queries',
  ),
  embedded: anyOf(sameFolder, below('node-service')),
  demo: anyOf(below('demo', 'domain', 'node-service'), types(below('schemas', 'blocks'))),
  'sanity.config.ts': anyOf(below('studio', 'schemas'), blockSchemas),
};

const frameworks = ['react', 'react-dom', 'next', 'sanity', 'next-sanity', 'next-intl'];
const databaseHomes = ['web/records/', 'web/stock/'];

/** The rule that an import breaks, as a sentence, or null. `from` is a path from the root. */
export function brokenRule(from: string, { target, own, typeOnly }: ImportedModule): string | null {
  if (isTest(from)) return null;
  return own ? brokenOwn(from, target, typeOnly) : brokenPackage(from, target, typeOnly);
}

function brokenOwn(from: string, target: string, typeOnly: boolean): string | null {
  const row = rowOf(from);
  const rule = table[row];
  if (!rule || rule(target, from, typeOnly)) {
    return row === 'domain' && isServerFile(target) && !isServerFile(from)
      ? 'only a .server.ts file of domain may import another'
      : null;
  }
  if (isServerFile(target)) return `${row} must not import domain's .server.ts files`;
  if (row === 'blocks/*' && target.startsWith('blocks/') && !isFrame(target))
    return 'a block never imports another block';
  if (row === 'embedded') return 'an embedded service imports nothing but its own folder and node-service';
  return `${row} must not import ${folderOf(target, 1)}${typeOnly ? '' : ' (ARCHITECTURE.md, "Layers")'}`;
}

function brokenPackage(from: string, name: string, typeOnly: boolean): string | null {
  const row = rowOf(from);
  if (row === 'domain' && (frameworks.includes(name) || name.startsWith('@sanity/'))) return `domain knows no ${name}`;
  if (!['pg', 'typesense'].includes(name) || ['tests', 'scripts', 'benches', 'demo', undefined].includes(row))
    return null;
  if (databaseHomes.some((home) => from.startsWith(home))) return null;
  return isServerFile(from) && typeOnly ? null : `clients of ${name} are made in web/records and web/stock alone`;
}

/** The row of the table that a file belongs to. */
function rowOf(path: string): string {
  const [top = '', ...rest] = path.split('/');
  if (top !== 'blocks') return top;
  return rest.length > 1 ? 'blocks/*' : 'blocks/';
}

const isServerFile = (path: string): boolean => /^domain\/.*\.server\.ts$/.test(path);
const isFrame = (target: string): boolean => /^blocks\/[^/]+$/.test(target);
const folderOf = (path: string, depth: number): string => path.split('/').slice(0, depth).join('/');
