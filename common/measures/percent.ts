// In Turkish the percent sign stands before its number, and people type it on either side.

const number = String.raw`[-+]?\d[\d.,]*`;
const signAfter = new RegExp(String.raw`((?:${number}\s?(?:–|-|ile|ila|ilâ)\s?)?${number})\s?%`, 'gu');
const signBefore = new RegExp(String.raw`%\s?(${number}(?:[–-]${number})?)`, 'gu');

/** Writes '90,4 %' and '% 90,4' as '%90,4', and '10-20 %' as '%10-20'. */
export const percentFirst = (text: string) => text.replaceAll(signAfter, '%$1').replaceAll(signBefore, '%$1');

/** Writes '%90,4' as '90,4 %', in the order of all other units. */
export const percentLast = (text: string) => text.replaceAll(signBefore, '$1 %');
