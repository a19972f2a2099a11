import type { OfficeLanguage } from '../../graphql/generated/schema.ts';
import type { Language } from '../../../common/text/locale.ts';
import { language as written } from '../../words/admin/en/locale.ts';

/** The language of the words that this page was loaded with. */
const language: Language = written;

const codeOf = (wanted: OfficeLanguage) => wanted.toLowerCase();

/** The other language, which the sign-in page offers to somebody who does not read this one. */
export const otherLanguage: OfficeLanguage = language === 'en' ? 'TR' : 'EN';

/** The languages whose scripts the server has; undefined on a page that it has sent as one of the site. */
const offered = () => document.querySelector<HTMLMetaElement>('meta[name="office-languages"]')?.content.split(' ');

/** Tells whether the server offers a language beside the one of this page. */
export const isOffered = (wanted: OfficeLanguage) => offered()?.includes(codeOf(wanted)) ?? false;

/** Tells whether this page has to be loaded once more for a person, in the language that the person has chosen. */
export const isForOthers = (wanted: OfficeLanguage | undefined) =>
  wanted !== undefined && codeOf(wanted) !== language && (offered()?.includes(codeOf(wanted)) ?? true);

/** Adds the language to an address of the sign-in page, where nobody is known; English goes without saying. */
export const inLanguage = (address: string, wanted: string = language) =>
  wanted === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}dil=${wanted}`;
