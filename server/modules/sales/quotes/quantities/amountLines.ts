import { fold } from '../../../../../common/text/letters.ts';
import { isSpeech } from '../notProducts.ts';
import { readAmount } from '../writtenAmount.ts';
import { countsAlone } from '../writtenUnits.ts';

// A chat says a part in one line and its quantity in the next: '6204-2RS', '20 adet'; a form does, too: 'Ürün: 6204-2RS', 'Adet: 20'.

const label = /^(?:adet(?: sayisi)?|adedi|miktar(?:i)?|sayi|quantity|qty)\s*[:=]\s*/;

/** Returns the quantity of a line in which nothing else stands; undefined for any other line. */
function amountAlone(line: string): string | undefined {
  const text = fold(line).trim();
  const said = text.replace(label, '');
  const { number, unit } = readAmount(said);
  if (number === null) return undefined;
  if (unit !== null && countsAlone(unit)) return said;
  return said === text || unit !== null ? undefined : `${said} adet`;
}

/** A line that may be a part without its quantity: it has a code, and no number of pieces. */
function isPart(line: string | undefined): line is string {
  if (line === undefined || isSpeech(line) || amountAlone(line) !== undefined) return false;
  const words = fold(line).split(/\s+/);
  const hasPieces = words.some((word, at) => {
    const { number, unit } = readAmount(/^[\d.,]+$/.test(word) ? `${word} ${words[at + 1] ?? ''}` : word);
    return number !== null && unit !== null && countsAlone(unit);
  });
  return !hasPieces && words.some((word) => /\d/.test(word) && word.length > 3);
}

/** Joins lines that are a quantity alone with the part before them, or behind them where the first of them has none before. */
export function withAmountLines(lines: string[]): string[] {
  const amounts = lines.map(amountAlone);
  const first = amounts.findIndex((amount) => amount !== undefined);
  if (first < 0) return lines;
  const step = isPart(lines[first - 1]) ? -1 : 1;
  const joined = new Map<number, string>();
  const taken = new Set<number>();
  for (const [at, amount] of amounts.entries()) {
    const part = lines[at + step];
    if (amount === undefined || joined.has(at + step) || !isPart(part)) continue;
    joined.set(at + step, `${part} ${amount}`);
    taken.add(at);
  }
  return lines.flatMap((line, at) => (taken.has(at) ? [] : [joined.get(at) ?? line]));
}
