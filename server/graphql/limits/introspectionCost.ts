import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** The fields that belong to no type of the schema. */
export const metaFields: Partial<Record<string, Field>> = { __schema: SchemaMetaFieldDef, __type: TypeMetaFieldDef };

/**
 * A value of introspection is in memory, and no row is read for it: the whole schema, 47,000 values, took 66 ms of the processor,
 * 0.44 of what as many values of a list of products took. It counts for half of that. The tool of a developer asks for all of it
 * in one operation that it cannot divide, and the schema grows with each release: at its full weight, a few more types would
 * close the site to every such tool. Two whole schemas in one operation are refused all the same.
 */
export const weightOf = (name: string) => (metaFields[name] ? 0.2 : 1);

/** The share of `ofType` that is not null: most types are wrapped once or not at all, and clients ask nine levels deep. */
const wrapped = 0.5;

const known = new WeakMap<GraphQLSchema, Record<string, number>>();

/**
 * The number of values that a field of introspection answers with: the mean length of such lists in this schema, so that
 * a query for the whole schema is measured at about half of its answer.
 */
export function introspectionTimes(schema: GraphQLSchema, parent: GraphQLObjectType, field: Field): number {
  if (parent.name === '__Type' && field.name === 'ofType') return wrapped;
  if (!isIntrospectionType(parent) || !isListType(getNullableType(field.type))) return 1;
  const lengths = known.get(schema) ?? lengthsIn(schema);
  known.set(schema, lengths);
  return lengths[`${parent.name}.${field.name}`] ?? 1;
}

function lengthsIn(schema: GraphQLSchema): Record<string, number> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const values = types.filter(isEnumType).flatMap((type) => type.getValues());
  const directives = schema.getDirectives();
  const sum = (lists: { args: readonly unknown[] }[]) => lists.reduce((total, { args }) => total + args.length, 0);
  return {
    '__Schema.types': types.length,
    '__Schema.directives': directives.length,
    '__Type.fields': fields.length / types.length,
    '__Type.inputFields': inputs.length / types.length,
    '__Type.enumValues': values.length / types.length,
    '__Field.args': sum(fields) / fields.length,
    '__Directive.args': sum([...directives]) / directives.length,
  };
}
