import { sourceLanguage } from '../../../db/inLanguage.ts';
import { shownTexts } from '../../../entity/texts.store.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { languageOfWords, words } from '../../../words/words.ts';
import { currentPrivacyNotice } from './privacy.store.ts';

export const noticeResolvers = {
  Query: {
    privacyNotice: (_, __, { db }) => currentPrivacyNotice(db),
  },
  PrivacyNotice: {
    /** It stands within the text, and so in the language of the text. */
    async retention({ version }, _, { db, language, retentionMonths }) {
      const isTranslated =
        language !== sourceLanguage &&
        (await shownTexts(db, 'privacyNotice', language, [version])).get(version)?.has('text');
      return words(languageOfWords(isTranslated ? language : sourceLanguage)).dates.monthsText(retentionMonths);
    },
  },
} satisfies Resolvers;
