import { valueFromASTUntyped, type GraphQLField } from 'graphql';
import { roles, type Role } from '../db/tables/accountTables.ts';

const roots = ['Query', 'Mutation', 'Subscription'];

/**
 * The roles that may use a field, as the contract states them; undefined means everyone. Throws for a root field that
 * states nothing, so that no field is open by mistake.
 */
export function rolesOf(type: string, { name, astNode }: GraphQLField<unknown, never>): readonly Role[] | undefined {
  const find = (directive: string) => astNode?.directives?.find((one) => one.name.value === directive);
  const [any] = find('role')?.arguments ?? [];
  if (any) {
    const named = [valueFromASTUntyped(any.value)].flat();
    return roles.filter((role) => named.includes(role));
  }
  if (roots.includes(type) && !find('open')) throw new Error(`${type}.${name} states neither @role nor @open.`);
  return undefined;
}
