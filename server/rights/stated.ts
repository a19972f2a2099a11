import { roles as everyRole, type Role } from '../db/tables/accountTables.ts';
import { anyScope, drafts, type Rights } from './may.ts';

// Several kinds of rows share these rights; the others state their own beside their entity.

const editors: readonly Role[] = ['OWNER', 'EDITOR'];
export const sellers: readonly Role[] = ['OWNER', 'SALES'];

/** The catalogue: all who work here read it, and programs too; its values are those of drafts as well. */
export const ofCatalogue = {
  roles: editors,
  readers: everyRole,
  programs: { event: anyScope, name: anyScope, content: ['READ_DRAFTS'] },
} satisfies Rights;

/** Messages and enquiries of visitors, and their answers. */
export const ofSales = {
  roles: sellers,
  programs: { event: ['READ_ENQUIRIES'], name: ['READ_ENQUIRIES'], content: ['READ_ENQUIRIES'] },
} satisfies Rights;

/** A change that waits for its day or its publishing is like a draft. */
export const ofWaiting = {
  roles: editors,
  readers: everyRole,
  programs: { event: drafts.scopes, name: drafts.scopes, content: ['READ_DRAFTS', 'WRITE_PRODUCTS'] },
} satisfies Rights;
