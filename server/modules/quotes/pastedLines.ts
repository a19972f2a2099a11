/** A line of a pasted table. */
export type PastedLine = { text: string; quantity: number | null };

const heading =
  /^(ürün|urun|stok|malzeme|parça)?\s*(kod|kodu|kodları|adı|no|code|item|part)\b|^(sıra|miktar|adet|quantity|qty)\b/iu;

/** A code has a digit in it, as a rule. */
const isHeading = (cells: string[]) => heading.test(cells[0] ?? '') && !/\d/.test(cells.join());

/** '40', '40 adet', '1.000' (a Turkish thousand), '1.000,5' and '2.5'; null for anything else, and for none. */
export function quantityIn(cell: string): number | null {
  const match =
    /^(?:(?<thousands>[1-9]\d{0,2}(?:\.\d{3})+)(?:,(?<rest>\d+))?|(?<plain>\d+(?:[.,]\d+)?))\s*\p{L}*[²³]?\.?$/u.exec(
      cell.trim(),
    );
  if (!match?.groups) return null;
  const { thousands, rest, plain } = match.groups;
  const number = thousands ? Number(`${thousands.replaceAll('.', '')}.${rest ?? 0}`) : Number(plain?.replace(',', '.'));
  return number > 0 && number <= 1_000_000 ? Math.round(number * 1000) / 1000 : null;
}

/** A tab, a semicolon or several spaces; a comma where it stands alone before a number. */
function cellsOf(line: string): string[] {
  const cells = line.split(/\t|;| {2,}/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  if (cells.length > 1) return cells.filter(Boolean);
  const [, text, quantity] = /^([^,]+),\s*(\d+)$/.exec(line.trim()) ?? [];
  return text && quantity ? [text, quantity] : cells.filter(Boolean);
}

/** Lines of code and quantity; what else stands in a line is passed over, and so are headings and blank lines. */
export const pastedLines = (text: string): PastedLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(cellsOf)
    .filter((cells, place) => cells.length > 0 && !(place === 0 && isHeading(cells)))
    .map(([first = '', ...others]) => ({
      text: first.slice(0, 200),
      quantity: others.map(quantityIn).findLast((quantity) => quantity !== null) ?? null,
    }));
