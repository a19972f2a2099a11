import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';

const scalars: Record<string, string> = {
  ID: '"1"',
  String: '"Örnek"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  JSON: '{}',
};

/** A value that the type accepts. Limits may refuse it: a field with narrow ones needs a call of its own. */
function sampleOf(type: GraphQLInputType): string {
  const one = getNullableType(type);
  if (isListType(one)) return '[]';
  if (isEnumType(one)) return one.getValues()[0]?.name ?? '';
  if (isInputObjectType(one)) return `{ ${given(Object.values(one.getFields()))} }`;
  return scalars[one.name] ?? '$file';
}

const given = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
  inputs
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${sampleOf(type)}`)
    .join(', ');

/** Writes a call of a root field with only what it requires: `createBrand(input: { name: "Örnek" }) { id }`. */
export function smallestCall({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const asked = given(args);
  const result = getNamedType(type);
  const first = isObjectType(result)
    ? Object.values(result.getFields()).find((field) => field.args.length === 0 && isLeafType(getNamedType(field.type)))
    : undefined;
  return `${name}${asked && `(${asked})`}${first ? ` { ${first.name} }` : ''}`;
}
