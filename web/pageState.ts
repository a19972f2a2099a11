import type { NormalizedCacheObject } from '@apollo/client';
import type { HydrationState } from 'react-router-dom';

/** What the server hands the browser with a page, as JSON in `<script id="state">`. */
export interface PageState {
  apollo: NormalizedCacheObject;
  router: HydrationState;
  /** 'https://www.firma.com.tr': where canonical links lead. */
  origin: string;
}

/** `<` is escaped: the JSON stands inside a script element. */
export const write = (state: PageState) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** An empty object for the desk and where the server sent no state. */
export function read(document: Document): Partial<PageState> {
  return JSON.parse(document.getElementById('state')?.textContent || '{}') as Partial<PageState>;
}
