import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { globSync } from 'node:fs';

/** The files of resolvers, in an order that no file system changes. */
const files = () =>
  globSync(['server/modules/**/*.resolvers.ts', 'server/graphql/*.resolvers.ts'])
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

const fieldsOf = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .map((type) => {
      const names = Object.keys(type.getFields()).map((name) => `'${name}'`);
      return `  ${type.name}: ${names.join(' | ')};`;
    });

/**
 * Types that do not compile when a field of the schema has neither a resolver nor a property in the row of its type: such a
 * field would be null without any error. The message of the compiler names the field.
 */
export const plugin: PluginFunction = (schema) => ({
  prepend: [
    "import type { ResolversParentTypes } from '../../generated/resolvers.ts';",
    ...files().map(
      (file, at) =>
        `import type * as file${at} from '${file.replace('server/graphql', '..').replace(/^server/, '../..')}';`,
    ),
  ],
  content: `
type Fields = {
${fieldsOf(schema).join('\n')}
};
type File = ${files()
    .map((_, at) => `typeof file${at}`)
    .join(' | ')};
type Values<One> = One extends unknown ? One[keyof One] : never;
type Resolved<Type, Map = Values<File>> = Map extends Record<Type & string, infer Answers> ? keyof Answers : never;
/** Nothing stands above a root field, so it has no row. */
type InRow<Row> = string extends keyof Row ? never : keyof Row;
type Unanswered = {
  [Type in keyof Fields]: \`\${Type}.\${Exclude<Fields[Type], Resolved<Type> | InRow<ResolversParentTypes[Type]>> & string}\`;
}[keyof Fields];

/** The compiler names here each field that is not answered. */
export const isEachFieldAnswered: [Unanswered] extends [never] ? true : \`\${Unanswered} has no resolver: run codegen if it is new\` = true;
`,
});
