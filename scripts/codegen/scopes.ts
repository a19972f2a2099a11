import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isObjectType, valueFromASTUntyped, type GraphQLField, type GraphQLSchema } from 'graphql';

const roots = ['Query', 'Mutation', 'Subscription'];

/** The scopes that the contract states for a field. Throws for a field that has to state some and does not. */
function scopesOf(type: string, { name, astNode }: GraphQLField<unknown, unknown>): string[] | undefined {
  const find = (directive: string) => astNode?.directives?.find((one) => one.name.value === directive);
  const [any] = find('scope')?.arguments ?? [];
  if (any) return [valueFromASTUntyped(any.value)].flat() as string[];
  if (find('role')) throw new Error(`${type}.${name} has @role: state with @scope which keys may use it, [] for none.`);
  if (roots.includes(type) && !find('open')) throw new Error(`${type}.${name} states neither @scope nor @open.`);
  return undefined;
}

const linesOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const scopes = scopesOf(type.name, field);
        return scopes ? `  '${type.name}.${field.name}': [${scopes.map((scope) => `'${scope}'`).join(', ')}],` : [];
      }),
    );

/** The scopes of which a key needs one, by 'Type.field'. A field without an entry is open to every key. */
export const plugin: PluginFunction = (schema) => ({
  prepend: ["import type { Scope } from '../../db/tables/keyTables.ts';"],
  content: `export const scopesByField: Partial<Record<string, readonly Scope[]>> = {\n${linesOf(schema).join('\n')}\n};`,
});
