import type { Role } from '../../graphql/generated/operations.ts';

const owners: Role[] = ['OWNER'];
const content: Role[] = ['OWNER', 'EDITOR'];
const sales: Role[] = ['OWNER', 'SALES'];
const everyone: Role[] = ['OWNER', 'EDITOR', 'SALES'];

/** Whose work each screen belongs to. Only a convenience: the server guards the data. */
const screens: Record<string, Role[]> = {
  products: content,
  categories: content,
  attributes: content,
  kinds: content,
  families: content,
  documents: content,
  sectors: content,
  about: content,
  contact: content,
  redirects: content,
  messages: sales,
  bin: everyone,
  account: everyone,
  'personal-data': owners,
  people: owners,
  audit: owners,
  backups: owners,
};

/** Whether a screen is there for a role; true for an address that leads to none. */
export function mayOpen(role: Role, address: string) {
  const [, , screen = ''] = address.split(/[/?#]/);
  return screens[screen]?.includes(role) ?? true;
}

/** Where someone begins. */
export const homeOf = (role: Role) => (role === 'SALES' ? '/admin/messages' : '/admin/products');
