import type { FoundBy } from '../../../graphql/generated/operations.ts';

/** How the screen names each tier, and where the search was found. */
export const foundWords: Record<FoundBy, { tier: string; place: string; strong: boolean }> = {
  CODE: { tier: 'Code', place: 'the whole name or code', strong: true },
  PIN: { tier: 'Pin', place: 'pinned to this search', strong: true },
  NAME: { tier: 'Name', place: 'in the name', strong: true },
  SPEC: { tier: 'Spec', place: 'in the specs', strong: false },
  TEXT: { tier: 'Text', place: 'in the description', strong: false },
  CATEGORY: { tier: 'Category', place: 'in the name of the category', strong: false },
  SOME: { tier: 'Some', place: 'only some of the words', strong: false },
};
