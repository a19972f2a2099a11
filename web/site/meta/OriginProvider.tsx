import { createContext, useContext, type ReactNode } from 'react';

const OriginContext = createContext('');

/** `origin`: 'https://www.firma.com.tr', as the server knows itself. */
export function OriginProvider({ origin, children }: { origin: string; children: ReactNode }) {
  return <OriginContext value={origin}>{children}</OriginContext>;
}

export const useOrigin = () => useContext(OriginContext);
