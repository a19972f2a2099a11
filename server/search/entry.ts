import { bareCode } from '../../common/text/letters.ts';
import { markedTerms, type Reader } from './reader.ts';
import { bodyTerms, denied, titleTerms, wholeCodesOf } from './terms.ts';

export type Text = { title: string; body: string };

/** The texts of a row in another language than Turkish, without what they deny. */
export type OtherText = Text & {
  reader: Reader & { code: string };
  /** The terms of what the body denies. */
  lacks: string[];
};

/** The texts by which a row is found. */
export type Entry = Text & {
  /** Its texts in other languages. */
  others?: OtherText[];
  /** Newer rows have higher numbers. */
  seq: number;
  /** Each line holds one code. */
  code: string;
  /** Terms of the body that its text does not have as words. */
  terms?: string[];
  /** Each facet is a term made by `facet`. */
  facets: string[];
};

/** Makes the term for a whole title or a whole code, ignoring blanks and punctuation. */
export const wholeTitle = (title: string) => `n${bareCode(title)}`;

/** Makes the term for a code of another maker, with or without its maker, ignoring blanks and punctuation. */
export const foreignCode = (code: string) => `x${bareCode(code)}`;

/** Makes the term for a property with its value; nobody types its sign. */
export const property = (name: string, value: string) => `§${Buffer.from(name).toString('hex')}${value}`;

/** Makes the term for a code in the title that no other code continues; `code` has no separators. */
export const wholeCode = (code: string) => `w${code}`;

/** Makes the term for a property by which a search can be narrowed; `value` may be any text. */
export const facet = (kind: string, value: string) => `${kind}${Buffer.from(value).toString('hex')}`;

/** The facet of a row that visitors do not see. */
export const hiddenFacet = facet('h', '1');

export const columns = ['title', 'body', 'code', 'facets'] as const;

/** Returns the terms of each column, in the order of `columns`. */
export const termsOf = ({ title, body, code, terms = [], facets, others = [] }: Entry) => {
  const codes = code.split('\n').filter((one) => one !== '');
  const whole = new Set([title, ...codes].map(wholeTitle));
  return [
    [titleTerms(title), ...others.map(otherTitle)].join(' '),
    [bodyTerms(body), ...terms, ...others.map((other) => bodyTerms(other.body, other.reader))]
      .filter(Boolean)
      .join(' '),
    codes.map((one) => titleTerms(one)).join(' '),
    [...facets, ...whole, ...new Set(wholeCodesOf(title).map(wholeCode)), ...others.flatMap(otherFacets)].join(' '),
  ];
};

/** The mark alone stands before the title of a language, so that a search finds its beginning. */
const otherTitle = ({ title, reader }: OtherText) => `${reader.mark} ${titleTerms(title, reader)}`;

/** The mark alone is also the facet of the rows that have texts in a language. */
const otherFacets = ({ title, lacks, reader }: OtherText) => {
  const terms = [wholeTitle(title), ...wholeCodesOf(title, reader).map(wholeCode), ...lacks.map(denied)];
  return [reader.mark, ...new Set(terms.map((term) => markedTerms(reader.mark, term)))];
};
