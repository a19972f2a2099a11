import { createContext, useContext, type ReactNode } from 'react';

const OriginContext = createContext('');

/** `origin` is the site's public one, as in 'https://www.firma.com.tr'. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

export const useOrigin = () => useContext(OriginContext);
