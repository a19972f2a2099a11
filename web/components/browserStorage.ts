import { logError } from './logError.ts';

/** `localStorage` outlives the visit, `sessionStorage` the page. */
type BrowserStorage = 'localStorage' | 'sessionStorage';

/** Expected where data is kept in the browser: its settings forbid that, or there is no room left. */
export const isStorageRefusal = (error: unknown) =>
  error instanceof DOMException && ['SecurityError', 'QuotaExceededError'].includes(error.name);

function whereAllowed<Result>(action: () => Result) {
  try {
    return action();
  } catch (error) {
    if (!isStorageRefusal(error)) logError(error);
    return undefined;
  }
}

/** Null when nothing is stored under `key`, or nothing may be. */
export const readStored = (storage: BrowserStorage, key: string) =>
  whereAllowed(() => window[storage].getItem(key)) ?? null;

/** Null removes the entry. Without effect where storage is refused. */
export const writeStored = (storage: BrowserStorage, key: string, text: string | null) =>
  whereAllowed(() => (text === null ? window[storage].removeItem(key) : window[storage].setItem(key, text)));

/** Undefined for what is not JSON: extensions and people can write into the storage too. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (!(error instanceof SyntaxError)) logError(error);
    return undefined;
  }
}
