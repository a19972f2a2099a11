import { createContext, useContext, type ReactNode } from 'react';
import { useSiteSettingsQuery, type SiteSettingsQuery } from '../../graphql/generated/site.ts';
import { defaultSettings } from '../texts.ts';

type Settings = SiteSettingsQuery['siteSettings'];

const SettingsContext = createContext<Settings | undefined>(undefined);

/** The company's name and details for every page; the defaults when they could not be read. */
export function SettingsProvider({ children }: { children: ReactNode }) {
  const { data } = useSiteSettingsQuery();
  return <SettingsContext value={data?.siteSettings ?? defaultSettings}>{children}</SettingsContext>;
}

export function useSettings() {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings must be used within a SettingsProvider');
  return settings;
}
