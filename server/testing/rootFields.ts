import { buildASTSchema, isObjectType, valueFromASTUntyped } from 'graphql';
import { readContract } from '../graphql/schema.ts';
import { rolesOf } from '../graphql/rolesOf.ts';

/** The contract alone: building it with its resolvers would import every module. */
const schema = buildASTSchema(readContract());
const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
/** Each root field comes with a name such as 'Mutation.createProduct'. */
export const rootFields = types.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
);
/** Each root field comes with the roles that the contract allows; undefined means everyone. */
export const fields = rootFields.map(([name, field]) => [name, rolesOf(name.split('.')[0] ?? '', field)] as const);
/** Returns whether a root field such as 'Mutation.signOut' has a directive. */
export function hasDirective(name: string, directive: string): boolean {
  const [type, field = ''] = name.split('.');
  const { astNode } = types.find((one) => one.name === type)?.getFields()[field] ?? {};
  return astNode?.directives?.some((one) => one.name.value === directive) ?? false;
}
/** Returns the names of the root fields that the contract opens for a scope, without their types. */
export const fieldsOfScope = (scope: string): string[] =>
  rootFields.flatMap(([, { name, astNode }]) => {
    const [any] = astNode?.directives?.find((one) => one.name.value === 'scope')?.arguments ?? [];
    return any && [valueFromASTUntyped(any.value)].flat().includes(scope) ? [name] : [];
  });
