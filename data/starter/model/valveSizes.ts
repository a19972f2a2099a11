import { number, optional, readTable, readTables, text } from './readTable.ts';

const lengths = readTables('valveLengths.csv', 'EN 558 serisi', number('DN'), number('Boy (mm)'));

/**
 * The nominal sizes of a series of EN 558 with their face-to-face lengths: 1 has long flanged bodies, as of strainers, 14 short
 * gate valves, 20 butterfly valves between flanges, 27 short ball valves, and 49 check valves between flanges.
 */
export const lengthsOf = (series: 1 | 14 | 20 | 27 | 49) => lengths(String(series));

/**
 * The flange diameters of PN16, which EN 1092-1 and EN 1092-2 share from DN25 on, and those of the small sizes; then the pipe
 * threads of EN 10226-1.
 */
const sizes = readTable('pipeSizes.csv', number('DN'), number('Flanş çapı (mm)'), optional(text('Boru dişi (inç)')));

/** The nominal sizes that have a pipe thread. */
export const pipeThreads = sizes.flatMap(([dn, , thread]): [dn: number, thread: string][] =>
  thread ? [[dn, thread]] : [],
);

const diameters = new Map(sizes.map(([dn, diameter]) => [dn, diameter]));
export const flangeDiameterOf = (dn: number) => diameters.get(dn) ?? null;

/** Prices of valves rise with a power of the nominal size, from that of a size in the first catalogue. */
export const rising = (price: number, from: number, power: number) => (dn: number) => price * (dn / from) ** power;
