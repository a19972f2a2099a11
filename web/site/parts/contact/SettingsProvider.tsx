import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { logError } from '../../../components/logError.ts';
import {
  useSiteSettingsChangedSubscription,
  useSiteSettingsQuery,
  type SettingsFragment,
} from './siteSettings.generated.ts';
import { defaultSettings } from '../../../words/tr/specified.ts';
import { storeSettings, useLastSettings } from './lastSettings.ts';

export interface Settings extends SettingsFragment {
  /** True until the first answer; until then the values are those of the last visit, or the defaults. */
  loading: boolean;
}

/** No settings have this version, so the server sends whichever there are. */
const nothingKnown = 0;

const SettingsContext = createContext<Settings | undefined>(undefined);

/**
 * Provides the company's name and contact details to every page. They are loaded with the page and updated live while
 * it is open. When they cannot be loaded, the last ones seen in this browser or the defaults are shown.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, loading, error } = useSiteSettingsQuery();
  const shown = data?.siteSettings.version;
  // The version is that of the first answer, so that the subscription stays the same. It takes seconds until a page
  // subscribes.
  const [since, setSince] = useState(shown);
  if (since === undefined && shown !== undefined) setSince(shown);
  const live = useSiteSettingsChangedSubscription({
    variables: { since: since ?? nothingKnown },
    skip: loading && !data,
    onError: logError,
  }).data?.siteSettingsChanged;
  const last = useLastSettings();
  // A live update reaches the cache, and so `data`, only if the first query was answered.
  const known = data?.siteSettings ?? live;

  useEffect(() => {
    if (known) storeSettings(known);
  }, [known]);
  useEffect(() => {
    if (error) logError(error);
  }, [error]);

  const settings = useMemo(
    () => ({ invoiceAsked: 'NEVER' as const, ...defaultSettings, ...last, ...known, loading: loading && !known }),
    [last, known, loading],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings() {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider');
  return settings;
}
