import { logError } from './logError.ts';

/** `localStorage` outlives the visit, `sessionStorage` the page. */
type BrowserStorage = 'localStorage' | 'sessionStorage';

/** Browsers refuse to store data when their settings forbid it or when there is no room left. */
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

/** Returns null when nothing is stored under `key`, or when reading is refused. */
export const readStored = (storage: BrowserStorage, key: string) =>
  whereAllowed(() => window[storage].getItem(key)) ?? null;

/** Stores a text; null removes the entry. It has no effect where storage is refused. */
export const writeStored = (storage: BrowserStorage, key: string, text: string | null) =>
  whereAllowed(() => (text === null ? window[storage].removeItem(key) : window[storage].setItem(key, text)));

/** Returns undefined for a text that is not JSON: extensions and people can write into the storage too. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (!(error instanceof SyntaxError)) logError(error);
    return undefined;
  }
}
