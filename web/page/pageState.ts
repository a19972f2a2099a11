import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';
import type { LanguageOffer } from '../../common/text/languagePath.ts';
import type { Texts } from '../../common/text/textFacts.ts';

/** The data that the server sends along with a page, as JSON in `<script id="state">`. */
export interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  /** The origin of canonical links: 'https://www.firma.com.tr'. */
  origin: string;
  /** The language in the address of the page; Turkish has none. */
  language?: string | undefined;
  /** The other languages that the site offers. */
  languages?: { code: string; name: string }[] | undefined;
  /** The line that offers the reader's own language. */
  offer?: LanguageOffer | undefined;
  /** Which of the texts are in Turkish, and what things are named in addresses. */
  texts?: Texts | undefined;
}

/** Writes the state for a script element, for which `<` has to be escaped. */
export const write = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** Reads the state; an empty object under /admin, where the server sends none. */
export function read(document: Document): Partial<PageState> {
  return JSON.parse(document.getElementById('state')?.textContent || '{}') as Partial<PageState>;
}
