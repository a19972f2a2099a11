import type { FoundBy } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/words.ts';

/** How the screen names each tier, and where the search was found. */
export const foundWords: Record<FoundBy, { tier: string; place: string; strong: boolean }> = {
  CODE: { ...words.foundBy.CODE, strong: true },
  PIN: { ...words.foundBy.PIN, strong: true },
  NAME: { ...words.foundBy.NAME, strong: true },
  SPEC: { ...words.foundBy.SPEC, strong: false },
  TEXT: { ...words.foundBy.TEXT, strong: false },
  CATEGORY: { ...words.foundBy.CATEGORY, strong: false },
  SOME: { ...words.foundBy.SOME, strong: false },
};
