/** The browser's own stores: over visits, or for as long as the tab is open. */
type Store = 'localStorage' | 'sessionStorage';

/** What this browser keeps of one admin's habits, as filters and shortcuts; drafts lie elsewhere. Where it may keep nothing, nothing is missed. */
export function recall<T>(key: string, store: Store = 'localStorage'): T | undefined {
  try {
    return (JSON.parse(window[store].getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** With `value` undefined it is forgotten. */
export function remember(key: string, value: unknown, store: Store = 'localStorage') {
  try {
    if (value === undefined) window[store].removeItem(key);
    else window[store].setItem(key, JSON.stringify(value));
  } catch {
    // Full, or switched off by the browser's settings.
  }
}
