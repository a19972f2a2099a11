import type { IncomingMessage } from 'node:http';

const languages = new WeakMap<object, string>();

/** Notes the language in the address of a request, which all that follows reads without it: '/en/products' is '/products' there. */
export const noteLanguage = (request: IncomingMessage, language: string) => void languages.set(request, language);

/** Returns the language in the address of a request as it was written, which may be none of the site's; undefined in Turkish. */
export const languageOfRequest = (request: Pick<IncomingMessage, 'url'>): string | undefined => languages.get(request);
