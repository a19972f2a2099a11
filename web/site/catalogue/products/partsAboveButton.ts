import { ladderInKurus, ladderOf } from '../../../../common/product/priceLadder.ts';
import { shortRangeText } from '../../../../common/product/ladderTexts.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import type { ProductPageQuery } from './productPage.generated.ts';
import type { ProductRow } from './productRows.ts';

type Product = NonNullable<ProductPageQuery['product']>;

/** In pixels, of a window of 1280 by 800: the column beside the drawing, and what it has room for above the fold. */
const column = 456;
const room = 600 - 126;
/** In pixels: rules, gaps and the button itself, around the price, its ladder and what stands above them. */
const aroundPrice = 80;

/** Names up to these lengths have these sizes of type; a longer one would push the price down. */
const headings = [
  { longest: 46, className: '', size: 36, line: 40 },
  { longest: 100, className: 'is-long', size: 24, line: 29 },
  { longest: Infinity, className: 'is-longest', size: 18, line: 23 },
];

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns about how wide a text is, in pixels, at a size of type. */
function widthOf(text: string, size: number) {
  let em = 0;
  for (const letter of text) {
    if (/[\s.,:;'’()|/ıilIİfjrt-]/u.test(letter)) em += 0.31;
    else em += /[\p{Lu}mw%@]/u.test(letter) ? 0.74 : 0.57;
  }
  return em * size;
}

/** Returns on how many lines things of these widths stand, which break between them, and inside where one is too wide alone. */
function linesOf(widths: number[], width: number, gap: number) {
  let [lines, used] = [1, 0];
  for (const one of widths) {
    if (used > 0 && used + gap + one > width) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? gap : 0) + one;
    const more = Math.ceil(used / width) - 1;
    if (more > 0) [lines, used] = [lines + more, used - more * width];
  }
  return lines;
}

const textLines = (text: string, size: number, width: number) =>
  linesOf(
    text.split(' ').map((word) => widthOf(word, size)),
    width,
    0.3 * size,
  );

/** Returns how wide a step of the ladder has to be, in pixels, so that its price stands on one line. */
export function stepWidth(steps: { price: number }[]) {
  const widest = Math.max(0, ...steps.map(({ price }) => widthOf(`₺ ${lira.format(price / 100)}`, 15)));
  return Math.ceil(Math.max(92, widest + 16));
}

/**
 * Chooses what stands above the button, so that any product can be added from the first window: the ways that its size also
 * comes as, its values and its codes, in this order, follow the button where there is no room for them.
 */
export function partsAboveButton(product: Product, rows: ProductRow[]) {
  const { name, facts, sizeRun, price, salesUnit } = product;
  const heading = headings.find(({ longest }) => name.length <= longest) ?? { className: '', size: 18, line: 23 };
  const steps = ladderOf(ladderInKurus(product));
  const width = stepWidth(steps);
  const columns = Math.min(steps.length, Math.floor(column / width));
  const isWrapped = steps.some((step) => widthOf(shortRangeText(step, salesUnit), 13.5) > column / columns - 16);
  const heights = {
    heading: textLines(name, heading.size * 1.06, column) * heading.line,
    price: widthOf(lira.format(price ?? 0), 36) > 240 ? 86 : 43,
    ladder: steps.length > 1 ? 10 + Math.ceil(steps.length / columns) * (isWrapped ? 72 : 53) : 0,
    codes: codesHeight(facts),
    keys: rows.length > 0 ? 9 + rows.reduce((sum, row) => sum + rowHeight(row), 0) : 0,
    forms: formsHeight(sizeRun?.forms ?? []),
  };
  const above = { heading: heading.className, codes: true, keys: true, forms: true };
  let left = room - aroundPrice - Object.values(heights).reduce((sum, height) => sum + height, 0);
  for (const part of ['forms', 'keys', 'codes'] as const) {
    if (left >= 0 || product.availability === 'DISCONTINUED') break;
    above[part] = heights[part] === 0;
    left += heights[part];
  }
  return above;
}

function codesHeight(facts: Product['facts']) {
  if (facts.length === 0) return 0;
  const own = facts.find(({ isCode }) => isCode);
  const widths = facts.map(({ word, text, isCode }) => {
    const isNamed = isCode && word !== own?.word;
    return widthOf(text, 15) + (isNamed ? widthOf(word, 13.5) + 6 : 0) + (isCode ? 34 : 0);
  });
  return 4 + linesOf(widths, column - 9, 25) * 32;
}

function rowHeight({ spec: { attribute, text } }: ProductRow) {
  const lines = Math.max(textLines(attribute.name, 16, 128), textLines(text, 18, 240));
  return Math.max(37, lines * 27 + 5);
}

/** A form is its name and its chips. Short ones stand beside each other; one that is wider than the column has lines alone. */
function formsHeight(forms: NonNullable<Product['sizeRun']>['forms']) {
  const rows = forms.map(({ attribute, options }) => {
    const chips = options.map(({ text }) => Math.min(column, widthOf(shortForm(text, options), 13.5) + 20));
    return [widthOf(attribute.name, 13.5), ...chips];
  });
  const widths = rows.map((parts) => parts.reduce((sum, part) => sum + 8 + part, -8));
  const short = widths.filter((width) => width <= column);
  const long = rows.filter((_, at) => !short.includes(widths[at] ?? 0));
  const lines = long.reduce((sum, parts) => sum + linesOf(parts, column, 8), 0);
  return 40 * (lines + (short.length > 0 ? linesOf(short, column, 20) : 0));
}

/** Splits '2RS, temaslı NBR' and 'CN (normal)', of which the first part tells a form from the others. */
const firstPart = /^(\S{1,12}?)(?:$|, | \()/u;

/** Returns the first part of the text of a form, or all of it where the first parts do not tell the forms from each other. */
export function shortForm(text: string, options: { text: string }[]) {
  const firsts = options.map((one) => firstPart.exec(one.text)?.[1]);
  const isShort = firsts.every((first) => first !== undefined) && new Set(firsts).size === options.length;
  return isShort ? (firstPart.exec(text)?.[1] ?? text) : text;
}
