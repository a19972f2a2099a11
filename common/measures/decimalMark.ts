/** The sign between the whole part of a number and its decimals. */
export type DecimalMark = 'COMMA' | 'POINT';

const marks = { ',': 'COMMA', '.': 'POINT' } as const;
const otherOf = { COMMA: 'POINT', POINT: 'COMMA' } as const;

/** A number with its signs, also with blanks between thousands: '1.234,56', '12,5' or '1 234,5'. */
const numbers = /(?<![\p{L}\d.,])\d+(?:\s\d{3}(?!\d))*(?:[.,]\d+)*/gu;

/** Nobody writes thousands with a leading zero, and a group of them has three digits: '0.500' is no 500. */
const unclear = /^[1-9]\d{0,2}([.,])\d{3}$/;
/** The sign between groups of thousands occurs twice: '1.234.567'. */
const grouped = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$|^[1-9]\d{0,2}(?:,\d{3}){2,}$/;
const both = /^[1-9]\d{0,2}(?:(?:\.\d{3})+,|(?:,\d{3})+\.)\d+$/;
const single = /^[\d\s]+[.,]\d+$/;

const numbersIn = (cell: string) => cell.match(numbers) ?? [];

/** Returns the mark that a number shows by itself; null when it shows none, as '12' and '1.234' do. */
function markOf(number: string): DecimalMark | null {
  if (unclear.test(number)) return null;
  const sign = /[.,](?=\d+$)/.exec(number)?.[0] as keyof typeof marks | undefined;
  if (!sign) return null;
  if (grouped.test(number)) return otherOf[marks[sign]];
  return both.test(number) || single.test(number) ? marks[sign] : null;
}

/** Returns the marks that the numbers of a cell show. */
export const marksIn = (cell: string) => numbersIn(cell).flatMap((number) => markOf(number) ?? []);

/** Tells whether a cell holds a number such as '1.234', which is 1234 with one mark and 1,234 with the other. */
export const isUnclear = (cell: string) => numbersIn(cell).some((number) => unclear.test(number));

const swapped = (number: string) => number.replaceAll(/[.,]/g, (sign) => (sign === ',' ? '.' : ','));

/** Returns the cell as people write it in Turkey, which every field reads: '1.234' with the mark POINT becomes '1,234'. */
export const inTurkish = (cell: string, mark: DecimalMark) =>
  mark === 'COMMA' ? cell : cell.replaceAll(numbers, (number) => (unclear.test(number) ? swapped(number) : number));

/** Returns what the cell means with a mark, without groups of thousands: '1234' or '1,234'. */
export const meaningOf = (cell: string, mark: DecimalMark) =>
  cell.replaceAll(numbers, (number) => {
    const [, sign] = unclear.exec(number) ?? [];
    if (!sign) return number;
    return number.replace(sign, marks[sign as keyof typeof marks] === mark ? ',' : '');
  });
