import { roleNames, rolesText } from '../../../../common/enumWords.ts';
import type { Role } from '../../../graphql/generated/schema.ts';

export const allRoles = Object.keys(roleNames) as Role[];

/** The combinations of roles that make a difference: an owner may do everything. */
const sets: Role[][] = [['OWNER'], ['EDITOR'], ['SALES'], ['EDITOR', 'SALES']];

/** The options of a choice of roles, with the roles joined by commas as the value. */
export const roleOptions = sets.map((roles) => ({ value: roles.join(), label: rolesText(roles) }));

/** Returns the roles of a chosen option. */
export const rolesOf = (value: string) => sets.find((roles) => roles.join() === value) ?? [];
