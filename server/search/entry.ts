import { fold } from '../../common/text/letters.ts';
import { bodyTerms, titleTerms, wholeCodesOf } from './terms.ts';

export type Text = { title: string; body: string };

/** What a row is found by. */
export type Entry = Text & {
  /** Of the row: newer ones have higher numbers. */
  seq: number;
  /** One a line. */
  code: string;
  /** Terms of `facet`. */
  facets: string[];
};

/** A term that stands for the exact title, or for one of the codes, as a whole; whatever stands between its letters. */
export const wholeTitle = (title: string) => `n${[...fold(title).matchAll(/[\p{L}\p{N}]+/gu)].join('')}`;

/** A term that stands for a code of the title to which nothing is added; `code` without separators. */
export const wholeCode = (code: string) => `w${code}`;

/** A term for a property that a search can be narrowed by; `value` may be any text. */
export const facet = (kind: string, value: string) => `${kind}${Buffer.from(value).toString('hex')}`;

/** The columns of an index, in their order. */
export const columns = ['title', 'body', 'code', 'facets'] as const;

/** The terms of each column. */
export const termsOf = ({ title, body, code, facets }: Entry) => {
  const codes = code.split('\n').filter((one) => one !== '');
  const whole = new Set([title, ...codes].map(wholeTitle));
  return [
    titleTerms(title),
    bodyTerms(body),
    codes.map(titleTerms).join(' '),
    [...facets, ...whole, ...new Set(wholeCodesOf(title).map(wholeCode))].join(' '),
  ];
};
