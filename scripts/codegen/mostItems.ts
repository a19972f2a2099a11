import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isInputObjectType } from 'graphql';
import { limitsOf } from './validators.ts';

/** The most items of each list of an input, by `@limit(items:)` of schema.graphql: zod keeps the number where types cannot see it. */
export const plugin: PluginFunction = (schema) => {
  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .flatMap((input) => {
      const lists = Object.values(input.getFields()).flatMap((field) =>
        limitsOf(field).flatMap(({ items }) => (items === undefined ? [] : [`${field.name}: ${items}`])),
      );
      return lists.length > 0 ? [`  ${input.name}: { ${lists.join(', ')} },`] : [];
    });
  return `export const mostItems = {\n${inputs.join('\n')}\n} as const;`;
};
