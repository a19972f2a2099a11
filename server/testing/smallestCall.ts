import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import type { formats } from '../../common/limits.ts';

/** A value that each format of `@limit` accepts. */
export const samples: Record<keyof typeof formats, string> = {
  LINE: 'Örnek',
  LINES: 'Örnek',
  EMAIL: 'ornek@ornek.com.tr',
  MAILBOX: 'ornek@ornek.com.tr',
  PHONE: '+90 212 000 00 00',
  MAP_EMBED: 'https://www.google.com/maps/embed?pb=1',
  IMAGE: '/images/logo.png',
  SHA256: '0'.repeat(64),
  CURSOR: 'x',
  CODE: '6204-2RS',
  GTIN: '4006381333931',
  DAY: '2026-10-12',
  WEB: 'https://www.ornek.com.tr/rulman',
};

const scalars: Record<string, string> = {
  ID: '"1"',
  String: '"Örnek"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  JSON: '{}',
};

type Given = GraphQLArgument | GraphQLInputField;

/** Returns the format that `@limit` asks of a text; undefined where it asks for none. */
function formatOf({ astNode }: Given) {
  const asked = astNode?.directives?.flatMap((one) => one.arguments ?? []) ?? [];
  const format = asked.find(({ name }) => name.value === 'format')?.value;
  return format?.kind === Kind.ENUM ? samples[format.value as keyof typeof samples] : undefined;
}

/** A value that the input accepts. Limits may refuse it: a field with narrow ones needs a call of its own. */
function sampleOf(input: Given): string {
  const one = getNullableType(input.type);
  const formatted = formatOf(input);
  if (formatted !== undefined) return JSON.stringify(formatted);
  if (isListType(one)) return '[]';
  if (isEnumType(one)) return one.getValues()[0]?.name ?? '';
  if (isInputObjectType(one)) return `{ ${given(Object.values(one.getFields()))} }`;
  return scalars[one.name] ?? '$file';
}

const given = (inputs: readonly Given[]): string =>
  inputs
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map((input) => `${input.name}: ${sampleOf(input)}`)
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
