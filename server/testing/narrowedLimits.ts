import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';

type Element = GraphQLInputField | GraphQLArgument;
type Limits = { min: number; max: number; decimals: number; items: number; formats: string[] };

/** Returns the limits of `@limit` for each input field and argument, by 'Type.field' and 'Type.field(argument:)'. */
function limitsIn(schema: GraphQLSchema) {
  const all = new Map<string, Limits>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) all.set(`${type.name}.${field.name}`, limitsOf(field));
    } else if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        for (const argument of field.args) all.set(`${type.name}.${field.name}(${argument.name}:)`, limitsOf(argument));
      }
    }
  }
  return all;
}

function limitsOf({ astNode }: Element): Limits {
  const given = (astNode?.directives ?? [])
    .filter(({ name }) => name.value === 'limit')
    .map((node) => Object.fromEntries((node.arguments ?? []).map((a) => [a.name.value, valueFromASTUntyped(a.value)])));
  const numbers = (name: string) => given.map((limit) => limit[name]).filter((value) => typeof value === 'number');
  return {
    min: Math.max(-Infinity, ...numbers('min')),
    max: Math.min(Infinity, ...numbers('max')),
    decimals: Math.min(Infinity, ...numbers('decimals')),
    items: Math.min(Infinity, ...numbers('items')),
    formats: given.map(({ format }) => format).filter((value) => typeof value === 'string'),
  };
}

/** Returns the places that allow less than in the release: graphql-js compares types and ignores directives. */
export function narrowedLimits(released: GraphQLSchema, now: GraphQLSchema): string[] {
  const before = limitsIn(released);
  return [...limitsIn(now)].flatMap(([place, limits]) => {
    const old = before.get(place);
    if (!old) return [];
    const narrower =
      limits.min > old.min ||
      limits.max < old.max ||
      limits.decimals < old.decimals ||
      limits.items < old.items ||
      limits.formats.some((format) => !old.formats.includes(format));
    return narrower ? [`${place} allows less than before.`] : [];
  });
}
