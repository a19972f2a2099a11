import { useMemo, useSyncExternalStore } from 'react';
import { parseStored, readStored, writeStored } from '../../../components/browserStorage.ts';
import type { SettingsFragment } from './siteSettings.generated.ts';

type Stored = Pick<SettingsFragment, 'name' | 'logo' | 'email' | 'phone'>;

const key = 'companySettings';
const names = ['name', 'logo', 'email', 'phone'] as const;

/**
 * Stores the settings for the next visit. A page in the admin's preview frame shows unsaved text, which must not be
 * stored.
 */
export function storeSettings({ name, logo, email, phone }: Stored) {
  if (window.parent !== window) return;
  writeStored('localStorage', key, JSON.stringify({ name, logo, email, phone }));
}

/** Anyone can write to the storage: only texts under the known names count. */
export function parseSettings(text: string | null): Partial<Stored> {
  const stored = Object(parseStored(text)) as Record<string, unknown>;
  return Object.fromEntries(
    names.map((name) => [name, stored[name]]).filter(([, value]) => typeof value === 'string'),
  ) as Partial<Stored>;
}

const subscribeToNothing = () => () => undefined;

/** Returns the last settings seen in this browser; none on the server and while its page is hydrated. */
export function useLastSettings() {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => readStored('localStorage', key),
    () => null,
  );
  return useMemo(() => parseSettings(text), [text]);
}
