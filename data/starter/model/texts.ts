import type { Article, Specs } from './model.ts';
import { comma } from './numbers.ts';
import { lowerCase } from '../../../common/text/locale.ts';

export const prose = (...parts: string[]) => parts.join(' ');

/** A part of a text that depends on the article. */
type Part = string | ((article: Article) => string);

/** Makes a text of an article: '{boy} mm' becomes '40 mm'. Parts are joined by a blank. */
export const phrase =
  (...parts: Part[]) =>
  (article: Article) =>
    prose(...parts.map((part) => (typeof part === 'string' ? part : part(article)))).replaceAll(
      /\{([^}]+)\}/g,
      (_, id: string) => {
        const value = article.specs[id];
        if (value === undefined) throw new Error(`${article.code} has no ${id} for its text.`);
        return [value].flat().join(', ');
      },
    );

/** An option's name within a sentence. */
export const inSmallLetters = (value: Specs[string] | undefined) => lowerCase(String(value));

/** Writes numbers as Turkish readers do, and leaves out what is null. */
export const specsOf = (values: Record<string, number | string | null | readonly string[]>): Specs =>
  Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) =>
      value === null ? [] : [[id, typeof value === 'number' ? comma(value) : value]],
    ),
  );
