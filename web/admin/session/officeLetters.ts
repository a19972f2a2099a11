import { lowerCase, upperCase } from '../../../common/text/locale.ts';
import { language } from '../../words/admin/en/locale.ts';

// Words of the office change their letters by its language: 'İçerik' is 'içerik', and 'Image' is 'image'.

/** Returns a word as it stands within a sentence. */
export const smallLetters = (text: string) => lowerCase(text, language);

/** Returns a sentence whose first letter is small, as it goes on after another. */
export const firstSmall = (text: string) => smallLetters(text.charAt(0)) + text.slice(1);

/** Returns words as the beginning of a sentence. */
export const firstCapital = (text: string) => upperCase(text.charAt(0), language) + text.slice(1);
