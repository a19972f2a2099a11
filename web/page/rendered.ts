import type { LanguageOffer } from '../../common/text/languagePath.ts';
import type { Texts } from '../../common/text/textFacts.ts';
import type { ApolloLink } from '@apollo/client';

/**
 * The server imports the types of web/entry.server.tsx from here: it has no browser types, which the pages themselves
 * use.
 */
export type Render = (request: Request, link: ApolloLink, preview?: Preview, site?: SiteLanguages) => Promise<Rendered>;

/** The languages of the site, as a page needs them; Turkish is in its words alone. */
export interface SiteLanguages {
  /** The language in the address of the page; undefined in Turkish. */
  language?: string | undefined;
  /** The others that the head of each page leads to, by their own names. */
  languages?: { code: string; name: string }[];
  /** The reader's own language, where the page is there in it as well. */
  offer?: LanguageOffer | undefined;
  /** Returns what the answers so far said about the texts of things. */
  texts?: () => Texts;
}

/** A page before it is on the site: search engines get no facts about it. */
export interface Preview {
  /** The end of the link that shows it, in milliseconds since 1970; undefined where an admin looks at it. */
  until?: number;
  /** The day whose plans are shown, such as '2026-11-27', where an admin looks at it. */
  day?: string;
}

export interface Rendered {
  status: number;
  redirect?: string;
  /** Title, description, canonical link and the styles that the page's own markup needs. */
  head: string;
  /** The content of `<div id="root">`. */
  html: string;
  /** JSON for `<script type="application/json" id="state">`, escaped for it. */
  state: string;
  lang: string;
  /** The direction of its writing, where it is not from left to right. */
  dir?: 'rtl' | undefined;
}
