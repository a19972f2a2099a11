import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

type Limit = {
  min?: number;
  max?: number;
  decimals?: number;
  items?: number;
  format?: string;
  trim?: boolean;
  message?: string;
};
type Input = GraphQLInputField | GraphQLArgument;

const limitsOf = (input: Input): Limit[] =>
  (input.astNode?.directives ?? [])
    .filter((directive) => directive.name.value === 'limit')
    .map((directive) =>
      Object.fromEntries((directive.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)])),
    );

const textTypes = ['String', 'ID'];
const numberTypes = ['Float', 'Int'];

function check(input: Input, type: string, limits: Limit[]) {
  for (const limit of limits) {
    const text = limit.format !== undefined || limit.trim !== undefined;
    const number = limit.decimals !== undefined;
    if (text && !textTypes.includes(type)) throw new Error(`@limit on ${input.name}: ${type} is not a text.`);
    if (number && !numberTypes.includes(type)) throw new Error(`@limit on ${input.name}: ${type} is not a number.`);
  }
}

const options = ({ message }: Limit) => (message ? `, ${JSON.stringify(message)}` : '');

function textRule(limits: Limit[], optional: boolean) {
  const trimmed = limits.every(({ trim }) => trim !== false);
  let rule = trimmed ? 'text()' : 'z.string()';
  for (const limit of limits) {
    if (limit.min !== undefined) rule += `.min(${limit.min}${options(limit)})`;
    if (limit.max !== undefined) rule += `.max(${limit.max}${options(limit)})`;
    if (limit.format) rule += `.check(formats.${limit.format}(${options(limit).slice(2)}))`;
  }
  return optional && trimmed ? `blankToNull(${rule})` : rule;
}

function numberRule(limits: Limit[], type: string) {
  let rule = type === 'Int' ? 'z.int()' : 'z.number()';
  for (const limit of limits) {
    if (limit.min !== undefined) rule += `.min(${limit.min}${options(limit)})`;
    if (limit.max !== undefined) rule += `.max(${limit.max}${options(limit)})`;
    if (limit.decimals !== undefined) rule += `.check(decimals(${limit.decimals}${options(limit)}))`;
  }
  return rule;
}

function listRule(input: Input, ofItem: string) {
  const most = limitsOf(input).flatMap(({ items }) => (items === undefined ? [] : [`.max(${items})`]));
  return `z.array(${ofItem})${most.join('')}`;
}

function ruleFor(input: Input, type: GraphQLInputType): string {
  if (isNonNullType(type)) return base(input, type.ofType, false);
  return `${base(input, type, true)}.nullish()`;
}

function base(input: Input, type: GraphQLInputType, optional: boolean): string {
  if (isListType(type)) return listRule(input, ruleFor(input, type.ofType));
  const named = getNamedType(type);
  const limits = limitsOf(input);
  check(input, named.name, limits);
  if (isInputObjectType(named)) return named.name;
  if (isEnumType(named)) return `z.enum(${JSON.stringify(named.getValues().map(({ name }) => name))})`;
  if (textTypes.includes(named.name)) return textRule(limits, optional);
  if (numberTypes.includes(named.name)) return numberRule(limits, named.name);
  return named.name === 'Boolean' ? 'z.boolean()' : 'z.any()';
}

/** Sorts inputs so that each stands before those that use it. */
function inputsInOrder(schema: GraphQLSchema) {
  const ordered = new Map<string, string>();
  const add = (name: string) => {
    const type = schema.getType(name);
    if (!isInputObjectType(type) || ordered.has(name)) return;
    const fields = Object.values(type.getFields());
    fields.forEach((field) => add(getNamedType(field.type).name));
    ordered.set(
      name,
      `export const ${name} = z.object({\n${fields.map((f) => `  ${f.name}: ${ruleFor(f, f.type)},`).join('\n')}\n});`,
    );
  };
  Object.keys(schema.getTypeMap()).forEach(add);
  return [...ordered.values()];
}

/** Writes functions that make the rules for a field's arguments, by 'Type.field': making all of them would delay a start. */
function argumentRules(schema: GraphQLSchema) {
  const rows = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || !('getFields' in type) || isInputObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter((field) => field.args.length > 0)
      .map((field) => {
        const args = field.args.map((arg) => `${arg.name}: ${ruleFor(arg, arg.type)}`).join(', ');
        return `  '${type.name}.${field.name}': () => z.object({ ${args} }),`;
      });
  });
  return `export const argumentRules: Record<string, () => z.ZodType<Record<string, unknown>>> = {\n${rows.join('\n')}\n};`;
}

/**
 * Writes the limits of schema.graphql as zod schemas: one for each input, and with `arguments: true` one for each field's
 * arguments. `limits` is where limits.ts, whose rules they call, lies from the generated file; `zod` is what exports `z`.
 */
export const plugin: PluginFunction<{ limits: string; zod?: string; arguments?: boolean }> = (
  schema,
  _documents,
  config,
) => {
  const content = [...inputsInOrder(schema), ...(config.arguments ? [argumentRules(schema)] : [])].join('\n\n');
  const used = ['blankToNull', 'decimals', 'formats', 'text'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(content),
  );
  return {
    prepend: [`import { z } from '${config.zod ?? 'zod'}';`, `import { ${used.join(', ')} } from '${config.limits}';`],
    content,
  };
};
