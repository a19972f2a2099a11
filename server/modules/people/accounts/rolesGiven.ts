import { badInput } from '../../../core/errors.ts';
import { rolesFrom, type Role } from '../../../db/accountTables.ts';

/** Returns the roles that an owner gives somebody. Throws `BAD_USER_INPUT` for none. */
export function rolesGiven(asked: readonly Role[]): Role[] {
  const roles = rolesFrom(asked);
  if (roles.length === 0) throw badInput('roles', 'Choose at least one role.');
  return roles;
}
