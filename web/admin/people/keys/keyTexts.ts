import type { KeyRowFragment } from './keys.generated.ts';
import type { Scope } from '../../../graphql/generated/schema.ts';
import { dayWithYear, waitedDays } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/keys.ts';

type ScopeText = { group: string; label: string; sentence: string; chip: string };

/** Names each scope, in the order of the form; a new scope of the schema fails types here. */
export const scopeTexts: Record<Scope, ScopeText> = {
  READ_CATALOGUE: {
    group: words.catalogue,
    label: words.read,
    sentence: words.whatIsOnTheSiteWithDocuments,
    chip: words.readCatalogue,
  },
  READ_DRAFTS: {
    group: words.catalogue,
    label: words.readDrafts,
    sentence: words.alsoWhatIsNotOnTheSite,
    chip: words.readDraftsChip,
  },
  WRITE_PRICES: {
    group: words.catalogue,
    label: words.changePrices,
    sentence: words.pricesOnlyAndNothingElse,
    chip: words.writePrices,
  },
  WRITE_PRODUCTS: {
    group: words.catalogue,
    label: words.changeProducts,
    sentence: words.productsAndAllThatTheyName,
    chip: words.writeProducts,
  },
  TRANSLATE: {
    group: words.catalogue,
    label: words.translate,
    sentence: words.translationsAreDrafts,
    chip: words.writeTranslations,
  },
  READ_ENQUIRIES: {
    group: words.sales,
    label: words.readMessagesAndEnquiries,
    sentence: words.theyHoldNamesAndAddresses,
    chip: words.readEnquiries,
  },
  WRITE_OFFERS: {
    group: words.sales,
    label: words.makeAndSendOffers,
    sentence: words.itSetsTheStatesOfEnquiries,
    chip: words.writeOffers,
  },
  WEBHOOKS: {
    group: words.webhooksGroup,
    label: words.addAndChangeWebhooks,
    sentence: words.personalDataAndWhatTheKey,
    chip: words.webhooks,
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
  ...profiles.map((profile) => (isExport(profile) ? words.exportOf : words.importOf)(profile.name)),
];

/** From this many days before its end on, a key is marked. */
const endsSoon = 14;

/** Says when a key ends; `soon` when somebody has to see to it. */
export function endOf({ expiresAt, state }: Pick<KeyRowFragment, 'expiresAt' | 'state'>, now = new Date()) {
  if (state === 'REVOKED') return { chip: words.revoked };
  if (state === 'EXPIRED')
    return { chip: words.ended, detail: expiresAt === null ? undefined : dayWithYear(expiresAt) };
  if (expiresAt === null) return { day: words.never };
  const days = -waitedDays(expiresAt, now);
  return {
    day: dayWithYear(expiresAt),
    detail: days === 0 ? words.today : days === 1 ? words.tomorrow : words.inDays(days),
    soon: days <= endsSoon,
  };
}

/** Says from where a key works. */
export const placesOf = ({ addresses }: Pick<KeyRowFragment, 'addresses'>) => addresses.join(', ') || words.anyAddress;

/** Says what a secret may do, and until when. */
export const mayDo = (expiresAt: string | null) =>
  expiresAt === null ? words.mayDoUntilRevoked : words.mayDoUntil(dayWithYear(expiresAt));
