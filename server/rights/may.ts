import { forbidden, scopeMissing, twoStepOwed, unauthenticated, type DomainError } from '../core/errors.ts';
import type { Role, SessionAdmin } from '../db/tables/accountTables.ts';
import { scopes as allScopes, type Scope } from '../db/tables/keyTables.ts';

type Person = Pick<SessionAdmin, 'roles' | 'suspendedAt' | 'owesTwoStep'>;

/** Names who asks: a person; a program by its key, with the person who made the key; or, without both, a visitor. */
export type Asker = { admin: Person | null; usedKey?: { scopes: readonly Scope[] } | null };

/** States who may see something, have it sent, or do it. The schema states it of root fields, entities of their rows. */
export type Subject = {
  /** A person needs one of these roles, and a program the person who made its key; left out: everybody may. */
  roles?: readonly Role[] | undefined;
  /** A program needs one of these scopes as well; none: it is for people alone; left out: any program may. */
  scopes?: readonly Scope[] | undefined;
  /** It is part of setting up two-step sign-in, which a person who owes it may do. */
  settingUp?: boolean;
};

/**
 * Answers the one question about seeing, sending and doing: returns why somebody may not, and undefined when they may. Whatever
 * closes something asks it: root fields, lists, fields of deliveries, events, exports, files and content that is imported.
 */
export function refusalOf({ admin, usedKey }: Asker, { roles, scopes, settingUp }: Subject): DomainError | undefined {
  if (usedKey && scopes && !scopes.some((scope) => usedKey.scopes.includes(scope))) return scopeMissing(scopes);
  if (!roles) return undefined;
  if (admin?.suspendedAt !== null) return unauthenticated();
  if (!roles.some((role) => admin.roles.includes(role)))
    return forbidden('Your role does not include this. An owner can change it.');
  return admin.owesTwoStep && !settingUp ? twoStepOwed() : undefined;
}

export const may = (asker: Asker, subject: Subject): boolean => refusalOf(asker, subject) === undefined;

/** Throws `UNAUTHENTICATED`, `FORBIDDEN`, `SCOPE_MISSING` or `TWO_STEP_OWED` for an asker who may not. */
export function requireMay(asker: Asker, subject: Subject) {
  const refusal = refusalOf(asker, subject);
  if (refusal) throw refusal;
}

/** Lists what there is of a row: that something happened to it, its name, its values, and what visitors wrote of themselves. */
export const shares = ['event', 'name', 'content', 'personal'] as const;
export type Share = (typeof shares)[number];

/** States which scopes let a program see a share of a row, or have it sent; a share that is left out is for people alone. */
export type Programs = Partial<Record<Exclude<Share, 'personal'>, readonly Scope[]>>;

/** States who works with rows of one kind, and who reads them; left out: those who work with them, and no program. */
export type Rights = { roles: readonly Role[]; readers?: readonly Role[]; programs?: Programs };

/** Returns the subject of changing, restoring or saving rows of a kind as a file, which people do. */
export const work = ({ roles }: Pick<Rights, 'roles'>): Subject => ({ roles, scopes: [] });

/** Returns the subject of seeing a share of a row, or of having it sent. Personal data is handed out by people alone. */
export const seeing = ({ roles, readers = roles, programs = {} }: Rights, share: Share): Subject => ({
  roles: readers,
  scopes: share === 'personal' ? [] : (programs[share] ?? []),
});

export const anyScope = allScopes;

/** Drafts are read by all who work here, and by programs that change products: a code may be that of a draft. */
export const drafts = {
  roles: ['OWNER', 'EDITOR', 'SALES'],
  scopes: ['READ_DRAFTS', 'WRITE_PRODUCTS', 'WRITE_PRICES'],
} satisfies Subject;

/** Only owners invite people, with any roles. */
export const inviting: Subject = { roles: ['OWNER'], scopes: [] };
