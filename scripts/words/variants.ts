import { existsSync, globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Variant } from './inLanguage.ts';

/** Tells whether a language has a file for each one that the sources name. */
const isWhole = (folder: string, other: string) =>
  existsSync(other) &&
  globSync(`${folder}/*.{ts,json}`)
    .filter((file) => !file.includes('.test.'))
    .every((file) => existsSync(join(other, relative(folder, file))));

/** The languages of the site beside Turkish that have words. */
export const siteLanguages = ['en', 'de'].filter(
  (language) =>
    isWhole('web/words/tr', `web/words/${language}`) && isWhole('common/words/tr', `common/words/${language}`),
);

/**
 * The interface is built in these beside Turkish with an English office, by the name of the mode: the site in each language,
 * without the office, and the office in Turkish.
 */
export const variants: Record<string, Variant> = {
  ...Object.fromEntries(siteLanguages.map((site) => [`site-${site}`, { site, office: 'en' }])),
  ...(isWhole('web/words/admin/en', 'web/words/admin/tr') && { 'office-tr': { site: 'tr', office: 'tr' } }),
};
