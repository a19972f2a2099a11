import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInputObjectType, type GraphQLSchema } from 'graphql';
import { importsOf, limitNames, ruleFor } from './validators.ts';

function rulesOf(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !('getFields' in type) || isInputObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter((field) => field.args.length > 0)
      .map((field) => {
        const args = field.args.map((arg) => `${arg.name}: ${ruleFor(arg, arg.type)}`).join(', ');
        return `  '${type.name}.${field.name}': () => z.object({ ${args} }),`;
      });
  });
}

/**
 * The rules for the arguments of each field that has any, by 'Type.field'. Each is made when it is first needed, since all
 * at once would delay a start. `validators` is the path to the rules of inputs from the generated file.
 */
export const plugin: PluginFunction<{ limits: string; validators: string }> = (
  schema,
  _documents,
  { limits, validators },
) => {
  const rules = rulesOf(schema).join('\n');
  const content = `export const argumentRules: Record<string, () => z.ZodType<Record<string, unknown>>> = {\n${rules}\n};`;
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const names = inputs.map(({ name }) => name);
  return { prepend: importsOf(content, { zod: ['z'], [limits]: limitNames, [validators]: names }), content };
};
