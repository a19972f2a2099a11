import { buildSchema, isObjectType } from 'graphql';
import { globSync, readFileSync } from 'node:fs';

/** The row types of modules, by name, with the files that export them. */
function exportedTypes() {
  const found = new Map<string, string>();
  for (const file of globSync(['server/modules/**/*.{store,rows}.ts', 'server/entity/*.store.ts'])) {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/^export type (\w+(?:Row|Record|Page)) =/gm))
      found.set(name, file.replaceAll('\\', '/').replace(/^server/, '..'));
  }
  return found;
}

/**
 * Finds the row that a resolver of each type of the schema receives: `ProductRow` or `ProductRecord` for `Product`, and
 * `ProductPage` for `ProductConnection`. codegen.ts names the types whose rows are called otherwise.
 */
export function rowTypes(schemaFile: string): Record<string, string> {
  const exported = exportedTypes();
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  // An input may have the name of a row.
  const named = (row: string) => (schema.getType(row) ? `${row} as Stored${row}` : row);
  return Object.fromEntries(
    types.flatMap(({ name }) => {
      const row = [`${name}Row`, `${name}Record`, name.replace(/Connection$/, 'Page')].find((one) => exported.has(one));
      return row ? [[name, `${exported.get(row)}#${named(row)}`]] : [];
    }),
  );
}
