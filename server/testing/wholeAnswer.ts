import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { rolesOf } from '../graphql/rolesOf.ts';

type Field = GraphQLField<unknown, never>;
type Given = GraphQLArgument | GraphQLInputField;

const isNeeded = ({ type, defaultValue }: Given) => isNonNullType(type) && defaultValue === undefined;

const scalars: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', JSON: '{}', Upload: 'null' };

/** Writes a value of an input; every text and id in it is `text`. */
function valueOf(type: GraphQLInputType, text: string): string {
  const one = getNullableType(type);
  if (isListType(one)) return `[${valueOf(one.ofType, text)}]`;
  if (isEnumType(one)) return one.getValues()[0]?.name ?? '';
  if (isInputObjectType(one)) return `{ ${given(Object.values(one.getFields()), text, true)} }`;
  return scalars[one.name] ?? JSON.stringify(text);
}

const isText = (type: GraphQLInputType): boolean => ['ID', 'String'].includes(getNamedType(type).name);

const given = (inputs: readonly Given[], text: string, withTexts: boolean) =>
  inputs
    .filter((input) => isNeeded(input) || (withTexts && isText(input.type) && input.name !== 'after'))
    .map((input) => `${input.name}: ${valueOf(input.type, text)}`)
    .join(', ');

const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);

/**
 * Writes a field with all that a visitor may ask of its answer. A type within itself shows only its plain values, so that
 * each relation is followed once.
 */
function whole(field: Field, text: string, withTexts: boolean, path: readonly string[]): string {
  const type = getNamedType(field.type);
  const call = `${field.name}${inBrackets(given(field.args, text, withTexts))}`;
  if (isLeafType(type)) return call;
  const parts = isUnionType(type)
    ? type.getTypes().map((one) => `... on ${one.name} { ${partsOf(one, text, path)} }`)
    : isObjectType(type)
      ? [partsOf(type, text, path)]
      : [];
  return `${call} { __typename ${parts.join(' ')} }`;
}

function partsOf(type: GraphQLObjectType, text: string, path: readonly string[]): string {
  const isWithin = path.includes(type.name);
  return (Object.values(type.getFields()) as Field[])
    .filter((field) => rolesOf(type.name, field) === undefined)
    .filter((field) => !isWithin || isLeafType(getNamedType(field.type)))
    .map((field) => `${alias(type, field)}${whole(field, text, false, [...path, type.name])}`)
    .join(' ');
}

/** Types of a union may have fields of one name and different types. */
const alias = (type: GraphQLObjectType, field: Field) => `${type.name}_${field.name}: `;

/** Writes a call of a root field that asks for everything; every text and id that it takes is `text`. */
export const wholeAnswer = (field: Field, text: string, withTexts = true) => whole(field, text, withTexts, []);
