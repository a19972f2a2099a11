import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** What the server sends along with a page, as JSON in `<script id="state">`. */
export interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  /** 'https://www.firma.com.tr': where canonical links lead. */
  origin: string;
}

/** `<` is escaped, because the JSON is inside a script element. */
export const write = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** An empty object under /admin, where the server sends no state. */
export function read(document: Document): Partial<PageState> {
  return JSON.parse(document.getElementById('state')?.textContent || '{}') as Partial<PageState>;
}
