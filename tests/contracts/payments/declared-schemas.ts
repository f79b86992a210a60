import type { ESTree } from 'vite';
import { type Declared, find } from './declared-names.ts';

export type Schema = Record<string, unknown> | boolean;

/**
 * Where the types lie that the sandbox returns. Another resource inside them is never returned
 * whole, so it has no schema.
 */
const answered = [
  'resources/Checkout/Sessions.d.ts',
  'resources/PaymentIntents.d.ts',
  'resources/Charges.d.ts',
  'resources/Refunds.d.ts',
  'resources/BalanceTransactions.d.ts',
  'resources/BalanceTransactionSources.d.ts',
  'resources/Events.d.ts',
  'shared.d.ts',
];

/**
 * JSON Schema of types that the official package declares. Stripe generates these declarations from its OpenAPI document (OPENAPI_VERSION
 * in the package), so the schema always is that of the installed version. Fields that are not declared are refused.
 */
export class DeclaredSchemas {
  readonly definitions: Record<string, Schema> = {};

  /** A reference to the schema of a type, which is made with all that it refers to. */
  of(file: string, name: string): Schema {
    const declared = find(file, '', name);
    if (!declared) throw new Error(`The package declares no ${name} in ${file}.`);
    return this.#refer(declared);
  }

  #refer(declared: Declared): Schema {
    if (!answered.includes(declared.file)) return false;
    const key = `${declared.file.replaceAll(/[^A-Za-z]/g, '_')}.${declared.name}`;
    if (!(key in this.definitions)) {
      this.definitions[key] = true;
      this.definitions[key] = this.#define(declared);
    }
    return { $ref: `#/definitions/${key}` };
  }

  #define(declared: Declared): Schema {
    const { node } = declared;
    return node.type === 'TSTypeAliasDeclaration'
      ? this.#schema(node.typeAnnotation, declared)
      : this.#object(this.#members(declared), declared);
  }

  /** An interface's own members and those of what it extends. */
  #members({ file, name, node }: Declared): ESTree.TSSignature[] {
    if (node.type !== 'TSInterfaceDeclaration') return [];
    const inherited = node.extends.flatMap(({ expression }) => {
      const base = find(file, name, nameOf(expression));
      return base ? this.#members(base) : [];
    });
    return [...inherited, ...node.body.body];
  }

  #object(members: readonly ESTree.TSSignature[], within: Declared): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    let additionalProperties: Schema = false;
    for (const member of members) {
      if (member.type === 'TSIndexSignature')
        additionalProperties = this.#schema(member.typeAnnotation.typeAnnotation, within);
      if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) continue;
      const key = member.key.type === 'Identifier' ? member.key.name : String(Reflect.get(member.key, 'value'));
      properties[key] = this.#schema(member.typeAnnotation.typeAnnotation, within);
      if (!member.optional) required.push(key);
    }
    return { type: 'object', properties, required, additionalProperties };
  }

  #schema(node: ESTree.TSType, within: Declared): Schema {
    switch (node.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'integer' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSUndefinedKeyword':
        return false;
      case 'TSUnknownKeyword':
        return true;
      case 'TSUnionType':
        return this.#union(node.types, within);
      case 'TSArrayType':
        return { type: 'array', items: this.#schema(node.elementType, within) };
      case 'TSLiteralType':
        return { const: Reflect.get(node.literal, 'value') };
      case 'TSTypeLiteral':
        return this.#object(node.members, within);
      case 'TSTypeReference':
        return this.#reference(node, within);
      default:
        throw new Error(`${within.name} in ${within.file} has a ${node.type}, which has no schema here.`);
    }
  }

  /** `OtherString` opens each enumeration for later versions; of this version only the names that are in it are right. */
  #union(types: readonly ESTree.TSType[], within: Declared): Schema {
    const closed = types.filter((one) => one.type !== 'TSTypeReference' || nameOf(one.typeName) !== 'OtherString');
    return { anyOf: closed.map((one) => this.#schema(one, within)) };
  }

  #reference({ typeName, typeArguments }: ESTree.TSTypeReference, within: Declared): Schema {
    const name = nameOf(typeName);
    const [argument] = typeArguments?.params ?? [];
    if (name === 'Array' && argument) return { type: 'array', items: this.#schema(argument, within) };
    if (name === 'ApiList' && argument) return listOf(this.#schema(argument, within));
    if (name === 'Emptyable' && argument)
      return { anyOf: [this.#schema(argument, within), { type: 'null' }, { const: '' }] };
    if (name === 'Decimal') return { type: 'string' };
    const found = find(within.file, within.name, name);
    // What lies elsewhere is refused: too strict shows in a test, too lenient would not.
    return found ? this.#refer(found) : false;
  }
}

/** A page of a list, as every list of the API is. */
export const listOf = (items: Schema): Schema => ({
  type: 'object',
  properties: {
    object: { const: 'list' },
    data: { type: 'array', items },
    has_more: { type: 'boolean' },
    url: { type: 'string' },
  },
  required: ['object', 'data', 'has_more', 'url'],
  additionalProperties: false,
});

function nameOf(node: ESTree.TSTypeName | ESTree.Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'TSQualifiedName') return `${nameOf(node.left)}.${node.right.name}`;
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
    return `${nameOf(node.object)}.${node.property.name}`;
  throw new Error(`A name is a ${node.type}.`);
}
