import { readFileSync } from 'node:fs';
import { fold } from '../../../common/text/letters.ts';
import { languages, pageTexts, productTexts, wordsFor, type Texts } from './texts.ts';
import type { makeContent } from './content.ts';
import type { Product } from './products.ts';

/** A text of the content in English and German; `field` may name a part of it, such as an option. */
export type StarterText = { entity: string; id: string; field: string } & Texts;

type Content = ReturnType<typeof makeContent>['information'];
type Named = { id: string; name: string };
type Attribute = Named & { options?: Named[] | undefined };

const readText = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** The notice says its own version in its last line; its texts are those of that version. */
const noticeVersion = () => /^Sürüm: ([\d.]+)/m.exec(readText('kvkk.md'))?.[1] ?? '1.0';

/** German writes ä, ö and ü as two letters where it has no umlauts. */
const germanLetters = (name: string) => name.replaceAll(/[äöüÄÖÜ]/g, (letter) => `${fold(letter)}e`);

const addressOf = (name: string) =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Two things of one language cannot have one address; the texts of two names that fold alike would. */
function refuseDoubles(texts: StarterText[]) {
  for (const language of languages) {
    const seen = new Set<string>();
    for (const { entity, field, [language]: address } of texts.filter((text) => text.field === 'slug')) {
      const key = `${entity} ${address}`;
      if (seen.has(key)) throw new Error(`The ${field} ${address} stands twice in ${language}.`);
      seen.add(key);
    }
  }
}

/** Returns the texts of the starter content in other languages, in the order of its parts. */
export function makeTranslations(content: Content, products: Product[]) {
  const text = (entity: string, id: string, field: string, texts: Texts): StarterText => ({
    entity,
    id,
    field,
    ...texts,
  });
  const slug = (entity: string, id: string, { en, de }: Texts) =>
    text(entity, id, 'slug', { en: addressOf(en), de: addressOf(germanLetters(de)) });
  const named = (entity: 'kind' | 'family', rows: Named[]) =>
    rows.map(({ id, name }) => text(entity, id, 'name', wordsFor(entity, name)));
  const categories = content.categories.categories as Named[];
  const attributes = content.attributes.attributes as Attribute[];
  const pages = pageTexts.map(({ where, id, field, texts }) =>
    where === 'category'
      ? text('category', id, field, texts)
      : text(where === 'about' ? 'about' : 'contact', '1', field, texts),
  );
  const texts = [
    ...categories.flatMap(({ id, name }) => {
      const words = wordsFor('category', name);
      return [text('category', id, 'name', words), slug('category', id, words)];
    }),
    ...pages,
    ...named('kind', content.kinds.kinds),
    ...attributes.flatMap(({ id, name, options = [] }) => [
      text('attribute', id, 'name', wordsFor('attribute', name)),
      ...options.map((option) => text('attribute', id, `options.${option.id}`, wordsFor('option', option.name))),
    ]),
    ...named('family', content.families.families),
    ...productTexts(products).flatMap(({ id, name, description }) => [
      text('product', id, 'name', name),
      text('product', id, 'description', description),
      slug('product', id, name),
    ]),
    text('privacyNotice', noticeVersion(), 'text', {
      en: readText('texts/kvkk.en.md').trim(),
      de: readText('texts/kvkk.de.md').trim(),
    }),
  ];
  refuseDoubles(texts);
  return {
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
    texts,
  };
}
