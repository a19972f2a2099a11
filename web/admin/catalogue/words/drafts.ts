import type { PinShownFragment, SynonymShownFragment } from './words.generated.ts';
import type { PinInput, SynonymInput } from '../../../graphql/generated/schema.ts';

/** A synonym as it is being typed; `id` is the key of one that is changed. */
export interface SynonymDraft {
  id: string | undefined;
  said: string;
  /** The words with commas between them. */
  finds: string;
  twoWay: boolean;
}

export const newSynonym = (said = ''): SynonymDraft => ({ id: undefined, said, finds: '', twoWay: false });

export const synonymDraft = ({ key, said, finds, twoWay }: SynonymShownFragment): SynonymDraft => ({
  id: key,
  said,
  finds: finds.join(', '),
  twoWay,
});

export const synonymInput = ({ said, finds, twoWay }: SynonymDraft): SynonymInput => ({
  said: said.trim(),
  finds: finds
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
  twoWay,
});

/** Returns what can be tried of a draft: codes are refused anyway. */
export function triable(draft: SynonymDraft | undefined): SynonymInput | undefined {
  if (!draft) return undefined;
  const input = synonymInput(draft);
  const hasAll = input.said !== '' && input.finds.length > 0 && input.finds.length <= 20;
  return hasAll && [input.said, ...input.finds].every((text) => !/\d/.test(text) && text.length <= 100)
    ? input
    : undefined;
}

/** A pin as it is being entered. */
export interface PinDraft {
  id: string | undefined;
  said: string;
  products: { id: string; name: string }[];
  leadsTo: string;
  until: string;
}

export const newPin = (said = ''): PinDraft => ({ id: undefined, said, products: [], leadsTo: '', until: '' });

export const pinDraft = ({ key, said, products, leadsTo, until }: PinShownFragment): PinDraft => ({
  ...{ id: key, said, products, leadsTo: leadsTo ?? '', until: until ?? '' },
});

export const pinInput = ({ said, products, leadsTo, until }: PinDraft): PinInput => ({
  said: said.trim(),
  productIds: products.map(({ id }) => id),
  leadsTo: leadsTo.trim() || null,
  until: until || null,
});
