import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';
import { stated } from '../../common/words/office/tr.ts';
import { inWordsOf, statedFiles } from './statedWords.ts';

/** Names the language of the site and that of the office in one build of the interface. */
export type Variant = { site: string; office: string };

/** The sources say this as they stand: components import these words by name. */
export const asWritten: Variant = { site: 'tr', office: 'en' };

/** Returns where the words of a file stand in the languages of a variant. Other files stay where they are. */
export const placed = (file: string, { site, office }: Variant): string =>
  file
    .replace(/\/(web|common)\/words\/tr\//, `/$1/words/${site}/`)
    .replace(/\/web\/words\/admin\/en\//, `/web/words/admin/${office}/`);

const locales = /\/common\/text\/locale(?:@[a-z]{2})?\.ts$/;
const ofSource = "siteLanguage = 'tr' satisfies Language";

/** Numbers, dates and order are those of the site's language. */
function inLocale(code: string, language: string) {
  if (!code.includes(ofSource)) throw new Error(`common/text/locale.ts has to say ${ofSource}.`);
  return code.replace(ofSource, `siteLanguage = '${language}' satisfies Language`);
}

/** The office is part of the site in Turkish alone: its addresses have no language. */
const withoutOffice = '\0without-office';

/** Builds the whole interface in the languages of a variant: the browser's files, of which a visitor loads one language. */
export const wordsInPlace = (variant: Variant): Plugin => ({
  name: 'words-in-place',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\..*(?:\/words\/|\/(?:tr|en)\/|\/adminRoutes\.tsx$)/ },
    async handler(source, importer, options) {
      if (!importer) return undefined;
      const file = resolve(dirname(importer), source);
      if (variant.site !== asWritten.site && file.endsWith('/web/admin/adminRoutes.tsx')) return withoutOffice;
      const other = placed(file, variant);
      return other === file ? undefined : this.resolve(other, importer, { ...options, skipSelf: true });
    },
  },
  load: (id) => (id === withoutOffice ? 'export const adminRoutes = () => [];' : undefined),
  transform: (code, id) =>
    variant.site !== asWritten.site && locales.test(id) ? { code: inLocale(code, variant.site), map: null } : undefined,
});

/** Marks the modules of the Turkish office, which stand beside the English ones: 'web/entry.client@office.ts'. */
const ofOffice = 'office';

/** Marks a module that stands beside the one in Turkish: 'web/entry.server@en.tsx'. */
const mark = /@([a-z]{2}|office)(\.tsx?)$/;
const marked = (file: string, language: string) => file.replace(/(\.tsx?)$/, `@${language}$1`);
const unmarked = (file: string) => file.replace(mark, '$2');

/** Returns the language of the site in which a module stands. */
export function languageOfModule(id: string): string {
  const [, marking = asWritten.site] = mark.exec(id) ?? [];
  return marking === ofOffice ? asWritten.site : marking;
}

const variantOf = (marking: string): Variant =>
  marking === ofOffice ? { ...asWritten, office: 'tr' } : { ...asWritten, site: marking };

/** Tells whether a file says something else under a mark. */
const saysWords = (file: string, marking: string) =>
  marking === ofOffice
    ? file.includes('/web/words/admin/en/') || isStated(file)
    : file.includes('/words/tr/') || locales.test(file);

const isStated = (file: string) => statedFiles.some((name) => file.endsWith(`/${name}`));

/** Finds the files that hold words, and all that import one of these. */
function filesWithWords(root: string, marking: string) {
  const files = globSync('{web,common}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const users = new Map<string, string[]>();
  for (const name of files) {
    const file = join(root, name);
    for (const [, source = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const used = resolve(dirname(file), source);
      users.set(used, [...(users.get(used) ?? []), file]);
    }
  }
  const found = new Set<string>();
  const wait = [...users.keys(), ...files.map((file) => join(root, file))].filter((file) => saysWords(file, marking));
  for (let file = wait.pop(); file !== undefined; file = wait.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    wait.push(...(users.get(file) ?? []));
  }
  return found;
}

const keys = new WeakMap<Set<string>, string>();

/** Returns the same text for the same files. */
function keyOf(files: Set<string>): string {
  const key =
    keys.get(files) ??
    createHash('sha256')
      .update([...files].sort().join('\n'))
      .digest('hex');
  keys.set(files, key);
  return key;
}

/**
 * Puts further languages beside Turkish in one build: 'web/entry.server@en.tsx' is the entry with English words. What neither says
 * a word nor formats a number is there once for all of them, so a process that renders three languages loads React once.
 */
export function wordsBeside(root: string): Plugin {
  const withWords = new Map<string, Set<string>>();
  const filesOf = (marking: string) => {
    const files = withWords.get(marking) ?? filesWithWords(root, marking);
    withWords.set(marking, files);
    return files;
  };
  return {
    name: 'words-beside',
    enforce: 'pre',
    buildStart: () => withWords.clear(),
    /** Tests keep transformed modules: what one imports changes with the first word of an imported file, too. */
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => {
        const marking = mark.exec(id)?.[1];
        return marking === undefined ? undefined : keyOf(filesOf(marking));
      }),
    resolveId(source, importer) {
      // A server in development names modules by their address.
      const at = /^\/(?:web|common)\//.test(source)
        ? join(root, source)
        : resolve(importer ? dirname(importer) : root, source);
      if (mark.test(source)) return at;
      const language = importer ? mark.exec(importer)?.[1] : undefined;
      if (!language || !source.startsWith('.')) return undefined;
      if (!filesOf(language).has(at)) return undefined;
      const file = placed(at, variantOf(language));
      return /\.tsx?$/.test(file) ? marked(file, language) : file;
    },
    load(id) {
      if (!mark.test(id)) return undefined;
      const file = unmarked(id);
      this.addWatchFile(file);
      const code = readFileSync(file, 'utf8');
      if (id === marked(file, ofOffice)) return isStated(file) ? inWordsOf(stated, file, code) : code;
      return locales.test(file) ? inLocale(code, languageOfModule(id)) : code;
    },
  };
}
