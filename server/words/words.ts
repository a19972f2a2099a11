import type { siteLanguage } from '../../common/text/locale.ts';
import * as dates from './tr/dates.ts';
import * as mails from './tr/mails.ts';
import * as notices from './tr/notices.ts';
import * as pages from './tr/pages.ts';
import * as papers from './tr/papers.ts';
import * as personalData from './tr/personalData.ts';
import * as refusals from './tr/refusals.ts';

const tr = { dates, mails, notices, pages, papers, personalData, refusals };

/** The same shape with any text in each place. */
export type InAnyLanguage<Part> = Part extends string
  ? string
  : Part extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => InAnyLanguage<Result>
    : { [Name in keyof Part]: InAnyLanguage<Part[Name]> };

/** Everything that the server says to visitors and buyers. Turkish was written first; a further language owes the same. */
export type Words = InAnyLanguage<typeof tr>;

/** The languages that visitors and buyers can be written to in. */
export type WordsLanguage = typeof siteLanguage;

const languages: Record<WordsLanguage, Words> = { tr };

/**
 * Returns what the server says in a language (docs/decisions/135). It is asked for at run time, since a mail, a paper or
 * a refusal is for one reader, and the server has readers of all languages at once.
 */
export const words = (language: WordsLanguage): Words => languages[language];
