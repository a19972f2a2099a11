import { isObjectType } from 'graphql';
import type { Role } from '../db/accountTables.ts';
import { rolesOf } from '../graphql/rolesOf.ts';
import { createSchema } from '../graphql/schema.ts';
import { rolesOfPerson, type Person } from './people.ts';

const schema = createSchema();
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
export const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
/** Returns the error code for a person who is not allowed to make the call; undefined for one who is. */
export const refusalOf = (person: Person, may: readonly Role[] | undefined) => {
  if (!may) return undefined;
  if (person === 'visitor' || person === 'suspended') return 'UNAUTHENTICATED';
  return rolesOfPerson(person).some((role) => may.includes(role)) ? undefined : 'FORBIDDEN';
};
/** Persons who are refused come first, so that nothing changes before a permitted call. */
export const inOrder = (may: readonly Role[] | undefined) =>
  (['visitor', 'suspended', 'SALES', 'EDITOR', 'BOTH', 'OWNER'] as const).toSorted(
    (a, b) => Number(!refusalOf(a, may)) - Number(!refusalOf(b, may)),
  );
