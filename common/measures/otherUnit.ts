import { typedNumber, type Measure, type Range } from './measures.ts';
import type { SpecValue } from './specValues.ts';

// Millimetres beside inches, and inches beside millimetres, as the trade writes them.

/** A 64th of an inch, the finest part of the trade, is 0,396875 mm: lengths are compared in millionths of a millimetre. */
const finest = 1_000_000;
const inch = 25_400_000;

const mostParts = 64;

/** Rounded inches have as many decimals as bearing catalogues give them. */
const decimals = 4;

type Written = { text: string; isExact: boolean };

/** Writes '1 1/2"' for 38,1 mm, and '1,8504"', which is rounded, for 47 mm. */
function inInches(mm: number): Written {
  const millionths = Math.round(mm * finest);
  const parts = (millionths * mostParts) / inch;
  if (millionths / finest === mm && Number.isInteger(parts)) return { text: `${fraction(parts)}"`, isExact: true };
  const rounded = Number((mm / 25.4).toFixed(decimals));
  return { text: `${typedNumber(rounded)}"`, isExact: false };
}

/** Writes 96 parts of 64 as '1 1/2'. */
function fraction(parts: number): string {
  const sign = parts < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(parts) / mostParts);
  let top = Math.abs(parts) % mostParts;
  let bottom = mostParts;
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  const rest = top > 0 ? `${top}/${bottom}` : '';
  return sign + ([whole || '', rest].filter(Boolean).join(' ') || '0');
}

/** Returns a length in the other unit; undefined for a measure in any unit but these two. */
function written({ unit, base }: Measure): Written | undefined {
  if (unit?.symbol === 'mm') return inInches(base);
  return unit?.symbol === '"' ? { text: `${typedNumber(base)} mm`, isExact: true } : undefined;
}

const roughly = ({ text, isExact }: Written) => (isExact ? text : `≈ ${text}`);

function writtenRange({ low, high }: Range): string | undefined {
  const [from, to] = [low && written(low), high && written(high)];
  if (from === undefined || to === undefined) return undefined;
  if (from && to) {
    const both = from.text === to.text ? from.text : `${from.text.replace(/( mm|")$/, '')}–${to.text}`;
    return roughly({ text: both, isExact: from.isExact && to.isExact });
  }
  if (from) return `≥ ${roughly(from)}`;
  return to ? `≤ ${roughly(to)}` : undefined;
}

/**
 * Returns a value in the other of millimetres and inches: '1/2"' for '12,7 mm', '≈ 1,8504"' for '47 mm', and '19,05 mm' for
 * '3/4"'. It is undefined for every other value: an option such as 'G 1/2' is the name of a thread, and no length.
 */
export function inOtherUnit(value: SpecValue): string | undefined {
  if (value.kind === 'NUMBER') {
    const other = written(value.measure);
    return other && roughly(other);
  }
  return value.kind === 'RANGE' ? writtenRange(value.range) : undefined;
}
