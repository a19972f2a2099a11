import type { Token } from './tokens.ts';

/** The nominal voltages of supplies and control circuits (IEC 60038 and the trade's own): nobody searches for another one. */
const nominal = [
  ...[5, 6, 9, 12, 15, 18, 24, 36, 42, 48, 60, 72, 80, 96, 110, 115, 120, 127, 200, 208, 220, 230, 240, 277],
  ...[380, 400, 415, 440, 460, 480, 500, 525, 575, 600, 660, 690, 1000],
];

const volts = ['v', 'vdc', 'vac'];
const between = /^\s*(?:[-–—−…~]|\.{2,3})\s*$/;

/**
 * Returns the terms of the nominal voltages within each range of a text: '10–30 VDC' covers '24v' and '24vdc'. A range from
 * zero is a signal and no supply, so it covers none.
 */
export function coveredVoltages(text: string, tokens: Token[]): string[] {
  return tokens.flatMap((low, at) => {
    const [second, third, fourth] = tokens.slice(at + 1);
    const [, lower, upper] = /^(\d+)s(\d+)$/.exec(low.text) ?? [];
    // A motor for 400/690 V is for 400 V, too.
    if (lower && upper && second && volts.includes(second.text))
      return [lower, upper].flatMap((voltage) =>
        [...new Set(['v', second.text])].map((symbol) => `${voltage}${symbol}`),
      );
    // The unit may stand after both ends: '10 V – 30 V'.
    const [high, unit, before] = second?.text === 'v' ? [third, fourth, second] : [second, third, low];
    if (!high?.isNumber || !unit || !volts.includes(unit.text)) return [];
    if (!between.test(text.slice(before.end, high.start)) || isNegative(text, low)) return [];
    const [from, to] = [valueOf(low), valueOf(high)];
    const covered = nominal.filter((voltage) => from > 0 && from < to && voltage >= from && voltage <= to);
    return covered.flatMap((voltage) => [...new Set(['v', unit.text])].map((symbol) => `${voltage}${symbol}`));
  });
}

/** The mains are named by their former voltages, too: what is for 230 V is for 220 V (EN 60038). */
const mains = [
  ['220', '230', '240'],
  ['380', '400', '415'],
];

/** Returns the terms of the other names of a mains voltage: '220v' is also found as '230v' and '230vac'. */
export function nominalVoltages(code: string): string[] {
  const [, voltage = '', kind] = /^(\d+)v(ac)?$/.exec(code) ?? [];
  const same = mains.find((names) => names.includes(voltage)) ?? [];
  return same.flatMap((name) => (kind ? [`${name}vac`, `${name}v`] : [`${name}v`, `${name}vac`]));
}

const valueOf = ({ text, isNumber }: Token) => (isNumber ? Number(text.replace('d', '.')) : NaN);

const isNegative = (text: string, { start }: Token) => /[-−±+]$/.test(text.slice(0, start));
