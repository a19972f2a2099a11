import { useMemo, useSyncExternalStore } from 'react';
import type { SettingsFragment } from '../../graphql/generated/site.ts';

type Kept = Pick<SettingsFragment, 'name' | 'logo' | 'email' | 'phone'>;

const key = 'companySettings';
const names = ['name', 'logo', 'email', 'phone'] as const;

/** Keeps the settings for the next visit; a browser may have forbidden that. In a frame of the desk they are only being typed. */
export function keepSettings({ name, logo, email, phone }: Kept) {
  if (window.parent !== window) return;
  try {
    localStorage.setItem(key, JSON.stringify({ name, logo, email, phone }));
  } catch {
    // Then the next visit begins with the defaults.
  }
}

function read() {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Anyone can write there: only texts under the known names count. */
export function parseSettings(text: string | null): Partial<Kept> {
  try {
    const stored = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
    return Object.fromEntries(
      names.map((name) => [name, stored[name]]).filter(([, value]) => typeof value === 'string'),
    ) as Partial<Kept>;
  } catch {
    return {};
  }
}

const never = () => () => undefined;

/** The last settings seen in this browser; none on the server, nor while its page is taken over. */
export function useLastSettings() {
  const text = useSyncExternalStore(never, read, () => null);
  return useMemo(() => parseSettings(text), [text]);
}
