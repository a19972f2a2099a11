// In Turkish the percent sign stands before its number, and people type it on either side.

const number = String.raw`[-+]?\d[\d.,]*`;
/** A number without the sign is passed over whole, so that a long row of digits is not read again from each of them. */
// eslint-disable-next-line regexp/no-super-linear-move -- the last alternative takes what the first one leaves
const signAfter = new RegExp(String.raw`((?:${number}\s?(?:–|-|ile|ila|ilâ)\s?)?${number})\s?%|\d[\d.,]*`, 'gu');
const signBefore = new RegExp(String.raw`%\s?(${number}(?:[–-]${number})?)`, 'gu');

const withSignFirst = (found: string, numbers?: string) => (numbers === undefined ? found : `%${numbers}`);

/** Writes '90,4 %' and '% 90,4' as '%90,4', and '10-20 %' as '%10-20'. */
export const percentFirst = (text: string) => text.replaceAll(signAfter, withSignFirst).replaceAll(signBefore, '%$1');

/** Writes '%90,4' as '90,4 %', in the order of all other units. */
export const percentLast = (text: string) => text.replaceAll(signBefore, '$1 %');
