// Texts of a record in several languages are read in one: in Turkish, or in the first one where there is none.

const isTurkish = (language: string) => /^(?:tr|tur)(?![a-z])/i.test(language.trim());

/** Returns the language in which a group of texts is read; undefined where they are in one. */
const chosenOf = (languages: Set<string>): string | undefined =>
  languages.size < 2 ? undefined : ([...languages].find(isTurkish) ?? [...languages][0]);

/** Leaves, of entries whose groups are in several languages, those of the chosen one. */
export function inOneLanguage<Entry>(entries: Entry[], groupOf: (entry: Entry) => { group: string; language: string }) {
  const groups = new Map<string, Set<string>>();
  for (const entry of entries) {
    const { group, language } = groupOf(entry);
    if (language !== '') groups.set(group, (groups.get(group) ?? new Set()).add(language));
  }
  if (groups.size === 0) return entries;
  const chosen = new Map([...groups].map(([group, languages]) => [group, chosenOf(languages)]));
  return entries.filter((entry) => {
    const { group, language } = groupOf(entry);
    const only = chosen.get(group);
    return only === undefined || language === '' || language === only;
  });
}

const ofLanguage = /(?:^|[a-z_-])lang(?:uage)?(?:code)?$/i;

/** Returns the language that an object of a list says of itself, such as `DescriptionLanguage`; '' for none. */
export function languageOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const said = Object.entries(entry).find(([key, value]) => ofLanguage.test(key) && typeof value === 'string');
  return said ? String(said[1]).slice(0, 20) : '';
}
