import { siteLanguage } from '../../common/text/locale.ts';
import { currentActor } from '../core/actor.ts';
import * as deLimits from '../../common/words/de/limits.ts';
import * as enLimits from '../../common/words/en/limits.ts';
import * as limits from '../../common/words/tr/limits.ts';
import * as deSales from '../../common/words/de/sales.ts';
import * as enSales from '../../common/words/en/sales.ts';
import * as sales from '../../common/words/tr/sales.ts';
import * as deDates from './de/dates.ts';
import * as deMails from './de/mails.ts';
import * as deNotices from './de/notices.ts';
import * as dePages from './de/pages.ts';
import * as dePapers from './de/papers.ts';
import * as dePersonalData from './de/personalData.ts';
import * as deRefusals from './de/refusals.ts';
import * as enDates from './en/dates.ts';
import * as enMails from './en/mails.ts';
import * as enNotices from './en/noticeLines.ts';
import * as enPages from './en/sitePages.ts';
import * as enPapers from './en/papers.ts';
import * as enPersonalData from './en/personalData.ts';
import * as enRefusals from './en/refusals.ts';
import * as dates from './tr/dates.ts';
import * as mails from './tr/mails.ts';
import * as notices from './tr/notices.ts';
import * as pages from './tr/pages.ts';
import * as papers from './tr/papers.ts';
import * as personalData from './tr/personalData.ts';
import * as refusals from './tr/refusals.ts';

const tr = { dates, limits, mails, notices, pages, papers, personalData, refusals, sales };

/** The same shape with any text in each place. */
export type InAnyLanguage<Part> = Part extends string
  ? string
  : Part extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => InAnyLanguage<Result>
    : { [Name in keyof Part]: InAnyLanguage<Part[Name]> };

/** Everything that the server says to visitors and buyers. Turkish was written first; a further language owes the same. */
export type Words = InAnyLanguage<typeof tr>;

/** The languages that visitors and buyers can be written to in. */
export type WordsLanguage = keyof typeof languages;

const en: Words = {
  dates: enDates,
  limits: enLimits,
  mails: enMails,
  notices: enNotices,
  pages: enPages,
  papers: enPapers,
  personalData: enPersonalData,
  refusals: enRefusals,
  sales: enSales,
};
const de: Words = {
  dates: deDates,
  limits: deLimits,
  mails: deMails,
  notices: deNotices,
  pages: dePages,
  papers: dePapers,
  personalData: dePersonalData,
  refusals: deRefusals,
  sales: deSales,
};

const languages = { tr, en, de } satisfies Record<string, Words>;

/** Returns the language in which the server writes to readers of one: those without words of their own read English. */
export const languageOfWords = (code: string): WordsLanguage => (hasWords(code) ? code : 'en');

export const hasWords = (code: string): code is WordsLanguage => Object.hasOwn(languages, code);

/**
 * Returns what the server says in a language (docs/decisions/135). It is asked for at run time, since a mail, a paper or
 * a refusal is for one reader, and the server has readers of all languages at once.
 */
export const words = (language: WordsLanguage): Words => languages[language];

/** Returns what the server says to the visitor on whose behalf it works now, in the language that the request named. */
export const spoken = (): Words => words(languageOfWords(currentActor().language ?? siteLanguage));
