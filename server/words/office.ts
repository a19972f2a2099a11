import type { OfficeLanguage } from '../../common/text/locale.ts';
import * as deeds from './en/deeds.ts';
import * as health from './en/health.ts';
import * as notices from './en/notices.ts';
import * as pages from './en/pages.ts';
import * as deedsTr from './tr/office/deeds.ts';
import * as healthTr from './tr/office/health.ts';
import * as noticesTr from './tr/office/notices.ts';
import * as pagesTr from './tr/office/pages.ts';
import type { InAnyLanguage } from './words.ts';

const en = { deeds, health, notices, pages };

/**
 * Everything that the server says to people of the office in its answers. English was written first; a further language owes the
 * same. The headings of files are said by server/words/tr/office/files.ts; the report of an import is English for programs.
 */
export type OfficeWords = InAnyLanguage<typeof en>;

const languages: Record<OfficeLanguage, OfficeWords> = {
  en,
  tr: { deeds: deedsTr, health: healthTr, notices: noticesTr, pages: pagesTr },
};

/** Returns what the server says to a person of the office, in the language that the person has chosen. */
export const officeWords = (language: OfficeLanguage): OfficeWords => languages[language];
