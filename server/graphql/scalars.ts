import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** Stored as milliseconds, shown as ISO 8601. */
export const DateTime = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  serialize: (moment) => new Date(moment as number).toISOString(),
});

export const JSONValue = new GraphQLScalarType({
  name: 'JSON',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
});
