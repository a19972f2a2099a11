import type { ApolloLink } from '@apollo/client';

/** What the server needs to know of web/entry.server.tsx: it has no types of the browser, which the pages themselves use. */
export type Render = (request: Request, link: ApolloLink) => Promise<Rendered>;

export interface Rendered {
  status: number;
  redirect?: string;
  /** Title, description, canonical link and the styles that the page's own markup needs. */
  head: string;
  /** For `<div id="root">`. */
  html: string;
  /** JSON for `<script type="application/json" id="state">`, safe inside it. */
  state: string;
  lang: 'tr' | 'en';
}
