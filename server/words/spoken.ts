import { siteLanguage } from '../../common/text/locale.ts';
import { currentActor } from '../core/actor.ts';
import { languageOfWords, words, type Words } from './words.ts';

/** Returns what the server says to the visitor on whose behalf it works now, in the language that the request named. */
export const spoken = (): Words => words(languageOfWords(currentActor().language ?? siteLanguage));
