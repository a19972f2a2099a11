import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  isObjectType,
  isScalarType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { BadCursor } from '../db/page.ts';
import type { Context } from '../core/context.ts';
import { badInput, limitExceeded } from './errors.ts';
import { argumentRules } from '../generated/validators.ts';
import { mostTime } from './operationLimits.ts';
import { resolvers } from './resolvers.ts';

/** schema.graphql with its resolvers, every argument checked against its limits before a resolver sees it. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({ typeDefs: readFileSync('schema.graphql', 'utf8'), resolvers });
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const fields = Object.values(type.getFields()) as GraphQLField<unknown, Context>[];
    fields.forEach((field) => checkArguments(type.name, field));
  }
  for (const type of Object.values(schema.getTypeMap()).filter(isScalarType)) {
    // What a scalar's resolver says of it, or does not, would hide the text of the contract.
    if (type.astNode?.description) type.description = type.astNode.description.value;
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

function checkArguments(type: string, field: GraphQLField<unknown, Context>) {
  const rules = argumentRules[`${type}.${field.name}`];
  if (!rules) {
    if (field.resolve) field.resolve = inTime(field.resolve);
    return;
  }
  const checked =
    (resolve: Resolve): Resolve =>
    async (source, args, context, info) => {
      const parsed = rules.safeParse(args);
      if (!parsed.success) throw refusal(parsed.error.issues[0]);
      try {
        return await resolve(source, parsed.data, context, info);
      } catch (error) {
        if (error instanceof BadCursor) throw badInput('after', 'Not a cursor of this list');
        throw error;
      }
    };
  if (field.subscribe) field.subscribe = checked(field.subscribe);
  else field.resolve = inTime(checked(field.resolve ?? defaultFieldResolver));
}

/** SQLite answers before anything else can happen, so between two fields is where a query can be broken off. */
const inTime =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const late = Date.now() - (context.deadline ?? Infinity);
    if (late > 0) {
      throw limitExceeded('time', mostTime, mostTime + late, `The query took longer than ${mostTime / 1000} seconds.`);
    }
    return resolve(source, args, context, info);
  };

type Issue = { path: PropertyKey[]; message: string };

/** The field as a form knows it: 'name' or 'mission.title' for what lies in `input`, else the argument's name. */
function refusal({ path, message }: Issue = { path: [], message: 'Invalid' }) {
  const place = path[0] === 'input' ? path.slice(1) : path;
  return badInput(place.join('.'), message);
}
