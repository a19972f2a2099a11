import { isObjectType } from 'graphql';
import type { Role } from '../db/accountTables.ts';
import { rolesOf } from '../graphql/rolesOf.ts';
import { createSchema } from '../graphql/schema.ts';
import type { Person } from './people.ts';

const schema = createSchema();
const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
/** Every root field, by its name with its type: 'Mutation.createProduct'. */
export const rootFields = types.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
);
/** Every root field, and who may ask for it as the contract states it; undefined: everyone. */
export const fields = rootFields.map(([name, field]) => [name, rolesOf(name.split('.')[0] ?? '', field)] as const);
/** Whether a root field, 'Mutation.signOut', carries a directive. */
export function hasDirective(name: string, directive: string): boolean {
  const [type, field = ''] = name.split('.');
  const { astNode } = types.find((one) => one.name === type)?.getFields()[field] ?? {};
  return astNode?.directives?.some((one) => one.name.value === directive) ?? false;
}
export const refusals = ['UNAUTHENTICATED', 'FORBIDDEN'];
/** What someone hears whom the contract does not let in; undefined for whoever it does. */
export const refusalOf = (person: Person, may: readonly Role[] | undefined) => {
  if (!may) return undefined;
  if (person === 'visitor' || person === 'suspended') return 'UNAUTHENTICATED';
  return may.includes(person) ? undefined : 'FORBIDDEN';
};
/** Those who are refused come first, so that nothing is changed until somebody may. */
export const inOrder = (may: readonly Role[] | undefined) =>
  (['visitor', 'suspended', 'SALES', 'EDITOR', 'OWNER'] as const).toSorted(
    (a, b) => Number(!refusalOf(a, may)) - Number(!refusalOf(b, may)),
  );
