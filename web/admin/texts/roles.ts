import type { Role } from '../../graphql/generated/operations.ts';

export const roleNames: Record<Role, string> = { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales' };
