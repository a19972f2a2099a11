/** What this browser keeps of one admin's work: drafts, filters, habits. Where it may keep nothing, nothing is missed. */
export function recall<T>(key: string): T | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** With `value` undefined it is forgotten. */
export function remember(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full, or switched off by the browser's settings.
  }
}
