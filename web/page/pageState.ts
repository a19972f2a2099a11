import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** The data that the server sends along with a page, as JSON in `<script id="state">`. */
export interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  /** The origin of canonical links: 'https://www.firma.com.tr'. */
  origin: string;
}

/** Writes the state for a script element, for which `<` has to be escaped. */
export const write = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** Reads the state; an empty object under /admin, where the server sends none. */
export function read(document: Document): Partial<PageState> {
  return JSON.parse(document.getElementById('state')?.textContent || '{}') as Partial<PageState>;
}
