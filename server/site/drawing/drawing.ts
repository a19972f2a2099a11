import type { DocumentNode } from 'graphql';
import type { Texts } from '../../../common/text/textFacts.ts';
import type { Preview, SiteLanguages } from '../../../web/page/rendered.ts';
import type { Assets } from '../document.ts';

// Everything here is plain data, which goes from one thread to another.

/** A page to draw. */
export type PageToDraw = {
  /** The full address. */
  url: string;
  /** A form has sent this. */
  form?: { type: string; body: string | Uint8Array };
  /** The page of something that is not on the site: it has no scripts, and search engines leave it out. */
  preview?: Preview;
  /** The languages of the site; undefined where the address has one that is none of the site. */
  site?: Omit<SiteLanguages, 'texts'> | undefined;
  /** Search engines read this about them. */
  listing?: Listing | undefined;
  dir?: 'rtl' | undefined;
  assets: Assets;
  headScript: string;
};

/** How search engines list a page in its language. */
export type Listing = {
  /** The links to the page in other languages, for the head; empty where it is not in several. */
  alternates: string;
  /** Whether search engines may list the language. */
  isIndexable: boolean;
};

/** The whole document of a page, and what is sent beside it. */
export type Drawn = { status: number; redirect?: string; html: Uint8Array<ArrayBuffer>; etag: string };

/** A page's question to the API. */
export type Question = { name: string; document: DocumentNode; variables: Record<string, unknown> };

/** The answer as JSON, since it is also compared with later ones, and what all answers so far say about the texts of things. */
export type Answer = { json: string; texts: Texts };

export type Ask = (question: Question) => Promise<Answer>;

export type Surroundings = {
  /** Answers the page's questions. */
  ask: Ask;
  /** Called before the page is drawn once more: what was asked so far counts no longer. */
  startOver: () => void;
  /** The asker that leaves ends the work. */
  left?: AbortSignal | undefined;
  /** Receives milliseconds of processor that were used on another thread. */
  spent?: ((milliseconds: number) => void) | undefined;
};

/** Draws a page. Throws `CANCELED` where nobody waits for it any more, and `BAD_USER_INPUT` for a body that is not a form. */
export type Draw = (page: PageToDraw, surroundings: Surroundings) => Promise<Drawn>;
