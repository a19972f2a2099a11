/** Matches the language at the head of an address, as in '/en/products'. No page of the site has a name of two letters. */
const head = /^\/([a-z]{2}(?:-[a-z]{2})?)(?=[/?#]|$)/;

/** Parts an address into its language, undefined for Turkish, and the same address in Turkish: '/en/products' is '/products'. */
export function readLanguage(path: string): { language: string | undefined; path: string } {
  const language = head.exec(path)?.[1];
  if (language === undefined) return { language, path };
  const rest = path.slice(language.length + 1);
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Writes an address in a language: '/en/products', and '/en' for the home page. Turkish, undefined, has no prefix. */
export function inLanguage(path: string, language: string | undefined): string {
  if (language === undefined) return path;
  return `/${language.toLowerCase()}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** Leads a reader to the same page in their language, in words of that language. */
export interface LanguageOffer {
  code: string;
  to: string;
  text: string;
  close: string;
}
