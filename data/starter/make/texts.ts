import { readTable, text, word } from '../model/readTable.ts';
import type { Specs } from '../model/model.ts';
import { firsts } from './firsts.ts';
import type { Product } from './products.ts';

// The starter content in English and German. The tables in ../texts say the words and the patterns of names as the trade and the
// standards write them; what is between the words, such as codes and measures, comes from the Turkish name and the specs.

export const languages = ['en', 'de'] as const;
type Language = (typeof languages)[number];
export type Texts = Record<Language, string>;

const inTwo = [text('İngilizce'), text('Almanca')] as const;
const both = (en: string, de: string): Texts => ({ en, de });

const kinds = { Kategori: 'category', Tür: 'kind', Özellik: 'attribute', Seçenek: 'option', Aile: 'family' } as const;

const wordRows = readTable('../texts/words.csv', word('Nerede', kinds), text('Türkçe'), ...inTwo);
const known = new Map(wordRows.map(([where, turkish, ...said]) => [`${where} ${turkish}`, both(...said)]));

const pageRows = readTable(
  '../texts/pageTexts.csv',
  word('Nerede', { kategori: 'category', hakkımızda: 'about', ayarlar: 'general' } as const),
  text('Kimlik'),
  text('Alan'),
  ...inTwo,
);
/** The longer texts of categories, of the page about us and of the settings, by the fields of their rows. */
export const pageTexts = pageRows.map(([where, id, field, ...said]) => ({ where, id, field, texts: both(...said) }));

/** Returns the texts of a name; a code such as DN25 is written alike, with the decimals of the language. */
export function wordsFor(where: (typeof kinds)[keyof typeof kinds], turkish: string): Texts {
  const found = known.get(`${where} ${turkish}`);
  if (found) return found;
  if (where !== 'option') throw new Error(`words.csv has no ${where} ${turkish}.`);
  return both(numbersIn('en', turkish), turkish);
}

/** Exchanges comma and point: English writes '2.5' and '1,250'. */
const numbersIn = (language: Language, turkish: string) =>
  language === 'de'
    ? turkish
    : turkish
        .replaceAll(/\d{1,3}(?:\.\d{3})+(?![\d.])/g, (thousands) => thousands.replaceAll('.', '\u0001'))
        .replaceAll(/(?<=\d),(?=\d)/g, '.')
        .replaceAll('\u0001', ',');

/** These words stand around the numbers of a spec. */
const around: [RegExp, Texts][] = [
  [/^yaklaşık (.*)$/, both('approx. $1', 'ca. $1')],
  [/^en az (.*)$/, both('at least $1', 'mindestens $1')],
  [/^en çok (.*)$/, both('at most $1', 'höchstens $1')],
  [/^(.*)’[ye]e kadar$/, both('up to $1', 'bis $1')],
  [/^(.*)’[ae] kadar$/, both('up to $1', 'bis $1')],
  [/^(.*)’y[ae] kadar$/, both('up to $1', 'bis $1')],
  [/^(.*) ile (.*)$/, both('$1 to $2', '$1 bis $2')],
  [/^60 saniye %150$/, both('150 % for 60 s', '150 % für 60 s')],
  [/^±%(.*)$/, both('±$1 %', '±$1 %')],
  [/^(.*) Nl\/dk$/, both('$1 Nl/min', '$1 Nl/min')],
];

function valueIn(language: Language, value: string): string {
  const option = known.get(`option ${value}`);
  if (option) return option[language];
  const said = around.reduce((text, [pattern, texts]) => text.replace(pattern, texts[language]), value);
  return numbersIn(language, said.replace(/^Ø/, ''));
}

type Pattern = { reads: RegExp; texts: Texts };

const escaped = (turkish: string) => turkish.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

const names: Pattern[] = readTable('../texts/productNames.csv', text('Ürün adı'), ...inTwo).map(
  ([turkish, ...said]) => ({
    reads: new RegExp(`^${escaped(turkish).replaceAll('{}', '(.+?)')}$`),
    texts: both(...said),
  }),
);

/** Returns the name of a product in a language: each part that the pattern leaves open, as the Turkish name has it. */
function nameOf(turkish: string, language: Language): string {
  const found = names.find(({ reads }) => reads.test(turkish));
  if (!found) throw new Error(`productNames.csv has no pattern for ${turkish}.`);
  const parts = found.reads.exec(turkish)?.slice(1) ?? [];
  return found.texts[language].replaceAll('{}', () => numbersIn(language, parts.shift() ?? ''));
}

const descriptions = new Map(
  readTable('../texts/productTexts.csv', text('Tür'), ...inTwo).map(([kind, ...said]) => [kind, both(...said)]),
);

/** A sentence, or a part between commas, whose spec a product does not have is left out. */
function filled(pattern: string, specs: Specs, language: Language): string {
  const sentences = pattern.split(/(?<=\.) (?=[A-ZÄÖÜ{])/);
  const said = sentences.flatMap((sentence) => {
    const parts = sentence.split(/(?<=[,;]) /).filter((part) => {
      const ids = [...part.matchAll(/\{([^}]+)\}/g)].map(([, id = '']) => id);
      return ids.every((id) => specs[id] !== undefined);
    });
    if (parts.length === 0) return [];
    const joined = parts.join(' ').replace(/[,;]$/, '');
    return joined.endsWith('.') ? joined : `${joined}.`;
  });
  return said.map((sentence) => inSentence(sentence, specs, language)).join(' ');
}

/** Fills a sentence; a unit that the value has itself is not written twice. */
function inSentence(sentence: string, specs: Specs, language: Language): string {
  const text = sentence.replaceAll(
    /\{([^}]+)\}( (?:N|mm|bar|A)(?![\p{L}\d])|°)?/gu,
    (_, id: string, unit = '', at: number) => {
      const values = [specs[id] ?? []].flat().map((value) => valueIn(language, value));
      const said = values.map((value) => (at > 0 ? small(language, value) : value)).join(', ');
      return /(?:\p{L}|°)$/u.test(said) ? said : said + unit;
    },
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** German writes nouns with a capital, and these are none. */
const adjectives = [
  'Galvanisch|Blank|Bistabil|Monostabil|Liegend|Stehend|Rot|Grün',
  'Blau|Gelb|Weiß|Schwarz|Für|Mit|Doppeltwirkend|Ver(?:kupfert|chromt|nickelt)|Basisch',
].join('|');
const german = new RegExp(String.raw`^(?:${adjectives})(?!\p{L})`, 'u');

/** Writes an option within a sentence; abbreviations such as HSS keep their capitals. */
const small = (language: Language, said: string) =>
  (language === 'de' ? german : /^\p{Lu}\p{Ll}/u).test(said) && !/^(?:Modbus|Rp|Ex)(?!\p{L})/u.test(said)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said;

/** So many products are translated; the others show what a site looks like whose translators have not come to the end. */
const mostTranslated = 120;

/** The products of the first catalogue, and then the middle one of each family, the rarest kinds first. */
function translatedOf(products: Product[]): Set<string> {
  const chosen = new Set(firsts.map(({ id }) => id));
  const families = new Map<string, Product[]>();
  for (const product of products) {
    const { family } = product;
    if (typeof family !== 'string') continue;
    families.set(family, [...(families.get(family) ?? []), product]);
  }
  for (const at of [0.5, 0.25]) {
    for (const some of families.values()) {
      const free = some.filter(({ id }) => !chosen.has(id));
      const middle = free[Math.floor(free.length * at)];
      if (middle && chosen.size < mostTranslated) chosen.add(middle.id);
    }
  }
  return chosen;
}

export type ProductTexts = { id: string; name: Texts; description: Texts };

const each = (make: (language: Language) => string): Texts => both(make('en'), make('de'));

/** Returns the translated products, in the order of the catalogue. */
export function productTexts(products: Product[]): ProductTexts[] {
  const translated = translatedOf(products);
  return products
    .filter(({ id }) => translated.has(id))
    .map(({ id, name, kind, specs }) => {
      const description = descriptions.get(String(kind));
      if (!description) throw new Error(`productTexts.csv has no text for the kind ${String(kind)}.`);
      return {
        id,
        name: each((language) => nameOf(String(name), language)),
        description: each((language) => filled(description[language], specs, language)),
      };
    });
}
