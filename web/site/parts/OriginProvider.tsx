import { createContext, use, type ReactNode } from 'react';
import { inLanguage, type LanguageOffer } from '../../../common/text/languagePath.ts';

/** Where a page stands: on which site, and in which of its languages. */
export interface Place {
  /** The site's public origin, as in 'https://www.firma.com.tr'. */
  origin: string;
  /** The language in its address; undefined in Turkish. */
  language?: string | undefined;
  /** The other languages to which the head of a page leads; none where the site has one language. */
  languages?: { code: string; name: string }[] | undefined;
  /** The line that offers the reader's own language, on the page at which they came. */
  offer?: LanguageOffer | undefined;
}

const PlaceContext = createContext<Place>({ origin: '' });

export function OriginProvider({ children, ...place }: Place & { children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export const usePlace = () => use(PlaceContext);
export const useOrigin = () => usePlace().origin;

/** Returns the whole address of a page of the site, in the language of the page that is shown. */
export function useAddresses() {
  const { origin, language } = usePlace();
  return (path: string) => origin + inLanguage(path, language);
}

/** Returns the path of a page for a plain link, as the browser follows it; `Link` and `Form` know the language themselves. */
export function usePagePath() {
  const { language } = usePlace();
  return (path: string) => inLanguage(path, language);
}
