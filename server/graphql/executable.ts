import {
  buildASTSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import type { Context } from '../context/context.ts';

type Resolver = GraphQLFieldResolver<unknown, Context>;
type Field = Resolver | { resolve?: Resolver; subscribe?: Resolver };
/** Maps each type to a scalar, to `__resolveType` of a union or interface, or to the resolvers of an object's fields. */
export type ResolverMap = Record<string, object>;

/**
 * The schema with its resolvers, attached in place. @graphql-tools/schema would build it three times over, which takes a
 * tenth of a start; the text was checked when its types were generated.
 */
export function executable(contract: DocumentNode, maps: readonly ResolverMap[]): GraphQLSchema {
  const schema = buildASTSchema(contract, { assumeValidSDL: true });
  for (const map of maps) for (const [name, entry] of Object.entries(map)) attach(schema, name, entry);
  return schema;
}

function attach(schema: GraphQLSchema, name: string, entry: object) {
  const type = schema.getType(name);
  if (isScalarType(type) && isScalarType(entry)) {
    const { serialize, parseValue, parseLiteral } = entry;
    Object.assign(type, { serialize, parseValue, parseLiteral });
  } else if (isAbstractType(type) && '__resolveType' in entry) {
    type.resolveType = entry.__resolveType as GraphQLTypeResolver<unknown, Context>;
  } else if (isObjectType(type)) {
    const fields = type.getFields();
    for (const [key, resolver] of Object.entries(entry as Record<string, Field>)) {
      const field = fields[key];
      if (!field) throw new Error(`schema.graphql has no ${name}.${key}.`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  } else throw new Error(`schema.graphql has no type for the resolvers of ${name}.`);
}
