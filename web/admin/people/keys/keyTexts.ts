import type { KeyRowFragment, Scope } from '../../../graphql/generated/operations.ts';
import { dayWithYear, waitedDays } from '../../parts/texts/dates.ts';

type ScopeText = { group: string; label: string; sentence: string; chip: string };

/** Names each scope, in the order of the form; a new scope of the schema fails types here. */
export const scopeTexts: Record<Scope, ScopeText> = {
  READ_CATALOGUE: {
    group: 'Catalogue',
    label: 'Read',
    sentence: 'What is on the site, with documents and old addresses.',
    chip: 'read: catalogue',
  },
  READ_DRAFTS: {
    group: 'Catalogue',
    label: 'Read drafts',
    sentence: 'Also what is not on the site, and the history.',
    chip: 'read: drafts',
  },
  WRITE_PRICES: {
    group: 'Catalogue',
    label: 'Change prices',
    sentence: 'Prices only, and nothing else of a product.',
    chip: 'write: prices',
  },
  WRITE_PRODUCTS: {
    group: 'Catalogue',
    label: 'Change products',
    sentence: 'Products and all that they name, also by spreadsheets.',
    chip: 'write: products',
  },
  READ_ENQUIRIES: {
    group: 'Sales',
    label: 'Read messages and enquiries',
    sentence: 'They hold names and addresses of people.',
    chip: 'read: enquiries',
  },
  WRITE_OFFERS: {
    group: 'Sales',
    label: 'Make and send offers',
    sentence: 'It sets the states of enquiries, too.',
    chip: 'write: offers',
  },
  WEBHOOKS: {
    group: 'Webhooks',
    label: 'Add and change webhooks',
    sentence: 'Personal data and what the key itself may not read stay out of them.',
    chip: 'webhooks',
  },
};

export const scopeOrder = Object.keys(scopeTexts) as Scope[];

type Profile = Pick<KeyRowFragment['profiles'][number], 'name' | 'setup'>;

/** Whether a profile writes files; others read them. */
export const isExport = ({ setup }: Pick<Profile, 'setup'>) =>
  typeof setup === 'object' && setup !== null && 'direction' in setup && setup.direction === 'EXPORT';

/** Returns what a key may do, in a few words each. */
export const chipsOf = ({ scopes, profiles }: Pick<KeyRowFragment, 'scopes' | 'profiles'>) => [
  ...scopeOrder.filter((scope) => scopes.includes(scope)).map((scope) => scopeTexts[scope].chip),
  ...profiles.map((profile) => `${isExport(profile) ? 'export' : 'import'}: ${profile.name}`),
];

/** From this many days before its end on, a key is marked. */
const endsSoon = 14;

/** Says when a key ends; `soon` when somebody has to see to it. */
export function endOf({ expiresAt, state }: Pick<KeyRowFragment, 'expiresAt' | 'state'>, now = new Date()) {
  if (state === 'REVOKED') return { chip: 'Revoked' };
  if (state === 'EXPIRED') return { chip: 'Ended', detail: expiresAt === null ? undefined : dayWithYear(expiresAt) };
  if (expiresAt === null) return { day: 'Never' };
  const days = -waitedDays(expiresAt, now);
  return {
    day: dayWithYear(expiresAt),
    detail: days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`,
    soon: days <= endsSoon,
  };
}

/** Says from where a key works. */
export const placesOf = ({ addresses }: Pick<KeyRowFragment, 'addresses'>) => addresses.join(', ') || 'any address';

/** Says until when a secret works, for a sentence. */
export const untilWords = (expiresAt: string | null) =>
  expiresAt === null ? 'until it is revoked' : `until ${dayWithYear(expiresAt)}`;
