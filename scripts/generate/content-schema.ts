import { extractSchema } from '@sanity/schema/_internal';
import { createSchema, type SchemaTypeDefinition } from 'sanity';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { objectTypes } from '@/schemas/object-types.ts';

/**
 * The content model as type generation reads it: the text of schemas/generated/schema.json. Throws one line for each mistake
 * in the schema. This is what the command `sanity schema extract` does, without a bundler and a stand-in for a browser; no
 * field counts as always present, because drafts and imported content may lack any.
 */
export function contentSchema(blockSchemas: readonly SchemaTypeDefinition[]): string {
  const schema = createSchema({ name: 'default', types: [...documentTypes, ...objectTypes, ...blockSchemas] });
  const mistakes = schemaMistakes(schema);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return `${JSON.stringify(extractSchema(schema, { enforceRequiredFields: false }), null, 2)}\n`;
}

function schemaMistakes(schema: ReturnType<typeof createSchema>): string[] {
  return (schema._validation ?? []).flatMap(({ path, problems }) => {
    const where = path.flatMap((step) => ('name' in step && step.name ? [step.name] : [])).join('.');
    return problems.filter(({ severity }) => severity === 'error').map(({ message }) => `${where}: ${message}`);
  });
}
