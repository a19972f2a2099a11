// A line holds more than the part and its quantity: a number to call, a day, the price of last time.

const phone = String.raw`(?:(?:\p{L}{2,8}\s*[.:]+\s*)?(?:\+?90|\b0)[\s(./-]*\d{3}[\s)./-]*\d{3}[\s./-]*\d{2}[\s./-]*\d{2}\b)`;
const day = String.raw`(?:\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b)`;
const number = String.raw`\d{1,3}(?:[.,\s]\d{3})*(?:[.,]\d{1,4})?|\d+(?:[.,]\d{1,4})?`;
const currency = String.raw`(?:tl|try|₺|lira|€|eur|euro|avro|\$|usd|dolar|gbp|£)`;
const named = String.raw`(?<![\p{L}\d.,-])(?:${number})\s*${currency}(?![\p{L}\d])`;
const signed = String.raw`[₺€$£]\s*(?:${number})(?![\d])`;
const each = String.raw`(?<![\p{L}\d.])@\s*(?:${number})(?![\p{L}\d])`;
const price = String.raw`(?:(?:[x×*@=]\s*)?(?:${named}|${signed})(?:['’´]?y[ea]\b)?)`;
/** 'Geçen ay 5 tane almıştık' is no wish for five. */
const past =
  /(?<![\p{L}\d])\d{1,6}\s*(?:adet|tane|ad)\s+(?:al(?:m[ıi][şs]t|d)[ıi][kmn]?|bitti|kald[ıi]|vard[ıi]|geldi|gelmi[şs]ti)(?!\p{L})/u;
const asides = new RegExp(`${phone}|${day}|${price}|${each}|${past.source}`, 'giu');

/** Words that a chat shows bold, in italics or struck through: '*6204-2RS*'. */
const marked = /(^|[\s([])([*_~])(?=\S)([^*_~\n]+?)(?<=\S)\2(?=$|[\s)\],.:;!?])/gu;

/** Returns a line without marks of chats. */
export const withoutMarks = (line: string) => line.replaceAll(marked, '$1$3');

/** Returns a line without telephone numbers, days and prices, unless nothing else stands in it. */
export function withoutAsides(line: string): string {
  const left = line
    .replaceAll(asides, ' ')
    .replaceAll(/\s{2,}/gu, ' ')
    .trim();
  return /[\p{L}\d]/u.test(left) ? left : line;
}
