import type { ReferenceFragment } from './crossReference.generated.ts';
import * as texts from '../../../words/tr/crossReferences.ts';

export type Reference = ReferenceFragment;

/** `enum CrossRelation` of schema.graphql, in the words of the site. */
export const relationWords: Record<Reference['relation'], string> = {
  SAME_PART: texts.samePart,
  FORM_FIT_FUNCTION: texts.formFitFunction,
  REPLACES: texts.replaces,
  SIMILAR: texts.similar,
};

export const nameOf = ({ maker, code }: Pick<Reference, 'maker' | 'code'>) => `${maker} ${code}`;

/** Returns the latest of the days on which these were compared; null when none is known. */
export const lastChecked = (references: Pick<Reference, 'checkedAt'>[]) =>
  references.reduce<string | null>(
    (last, { checkedAt }) => (checkedAt !== null && (last === null || checkedAt > last) ? checkedAt : last),
    null,
  );
