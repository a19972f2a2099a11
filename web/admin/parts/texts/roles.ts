import type { Role } from '../../../graphql/generated/operations.ts';

export const roleNames: Record<Role, string> = { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales' };

export const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
