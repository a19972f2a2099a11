import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import {
  useSiteSettingsChangedSubscription,
  useSiteSettingsQuery,
  type SettingsFragment,
} from '../../graphql/generated/site.ts';
import { defaultSettings } from '../texts.ts';
import { keepSettings, useLastSettings } from './lastSettings.ts';

export interface Settings extends SettingsFragment {
  /** True until the first answer: the values are then those of the last visit, or the defaults. */
  loading: boolean;
}

const SettingsContext = createContext<Settings | undefined>(undefined);

const log = (error: Error) => console.error(error);

/**
 * The company's name and details for every page. They come with the page and follow each change while it is open;
 * when they cannot be read, the last ones seen or the defaults stand in.
 */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data, loading, error } = useSiteSettingsQuery();
  const live = useSiteSettingsChangedSubscription({ onError: log }).data?.siteSettingsChanged;
  const last = useLastSettings();
  // A change that was told is in the cache too, and so in `data`, unless the first answer never came.
  const known = data?.siteSettings ?? live;

  useEffect(() => {
    if (known) keepSettings(known);
  }, [known]);
  useEffect(() => {
    if (error) log(error);
  }, [error]);

  const settings = useMemo(
    () => ({ ...defaultSettings, ...last, ...known, loading: loading && !known }),
    [last, known, loading],
  );
  return <SettingsContext value={settings}>{children}</SettingsContext>;
}

export function useSettings() {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider');
  return settings;
}
