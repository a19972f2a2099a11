import type { ApolloLink } from '@apollo/client';

/**
 * The server imports the types of web/entry.server.tsx from here: it has no browser types, which the pages themselves
 * use.
 */
export type Render = (request: Request, link: ApolloLink) => Promise<Rendered>;

export interface Rendered {
  status: number;
  redirect?: string;
  /** Title, description, canonical link and the styles that the page's own markup needs. */
  head: string;
  /** The content of `<div id="root">`. */
  html: string;
  /** JSON for `<script type="application/json" id="state">`, escaped for it. */
  state: string;
  lang: 'tr' | 'en';
}
