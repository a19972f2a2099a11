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

export const limitsOf = (input: Input): Limit[] =>
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
  const most = limitsOf(input).flatMap((limit) =>
    limit.items === undefined ? [] : [`.max(${limit.items}${options(limit)})`],
  );
  return `z.array(${ofItem})${most.join('')}`;
}

/** The resolver checks each item, so that a wrong one does not refuse the others. */
const isCheckedLater = ({ astNode }: Input) => astNode?.directives?.some(({ name }) => name.value === 'eachOnItsOwn');

export function ruleFor(input: Input, type: GraphQLInputType): string {
  if (isNonNullType(type)) return base(input, type.ofType, false);
  return `${base(input, type, true)}.nullish()`;
}

function base(input: Input, type: GraphQLInputType, optional: boolean): string {
  if (isListType(type)) return listRule(input, isCheckedLater(input) ? 'z.any()' : ruleFor(input, type.ofType));
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

/** The imports of a generated file, of which it takes only what it names. */
export function importsOf(content: string, from: Record<string, string[]>): string[] {
  const isNamed = (name: string) => new RegExp(`\\b${name}\\b`).test(content);
  return Object.entries(from)
    .map(([file, names]) => [file, names.filter(isNamed).join(', ')] as const)
    .filter(([, names]) => names)
    .map(([file, names]) => `import { ${names} } from '${file}';`);
}

/** The names that common/limits.ts offers to generated rules. */
export const limitNames = ['blankToNull', 'decimals', 'formats', 'text'];

/**
 * The limits of schema.graphql as zod schemas, one for each input; the server and the forms use the same ones. `limits` is
 * the path to limits.ts, whose rules they call, from the generated file.
 */
export const plugin: PluginFunction<{ limits: string }> = (schema, _documents, { limits }) => {
  const content = inputsInOrder(schema).join('\n\n');
  return { prepend: importsOf(content, { zod: ['z'], [limits]: limitNames }), content };
};
