/** Face-to-face lengths of EN 558 by nominal size, in millimetres. */
export const faceToFace = {
  /** Long flanged bodies, as of strainers. */
  1: { 25: 160, 32: 180, 40: 200, 50: 230, 65: 290, 80: 310, 100: 350, 125: 400, 150: 480 },
  /** Short gate valves. */
  14: { 40: 140, 50: 150, 65: 170, 80: 180, 100: 190, 125: 200, 150: 210 },
  /** Butterfly valves between flanges. */
  20: { 50: 43, 65: 46, 80: 46, 100: 52, 125: 56, 150: 56 },
  /** Short ball valves. */
  27: { 15: 115, 20: 120, 25: 125, 32: 130, 40: 140, 50: 150, 65: 170, 80: 180, 100: 190 },
  /** Check valves between flanges. */
  49: { 15: 16, 20: 19, 25: 22, 32: 28, 40: 31.5, 50: 40, 65: 46, 80: 50, 100: 60 },
} as const satisfies Record<number, Record<number, number>>;

/** The nominal sizes of a series with their lengths. */
export const lengthsOf = (series: keyof typeof faceToFace): [dn: number, length: number][] =>
  Object.entries(faceToFace[series]).map(([dn, length]) => [Number(dn), length]);

/** Pipe threads of EN 10226-1 for nominal sizes. */
export const pipeThread: Record<number, string> = {
  15: '1/2',
  20: '3/4',
  25: '1',
  32: '1 1/4',
  40: '1 1/2',
  50: '2',
};

/** The flange diameters of PN16, which EN 1092-1 and EN 1092-2 share from DN25 on, and those of the small sizes. */
export const flangeDiameter: Record<number, number> = {
  15: 95,
  20: 105,
  25: 115,
  32: 140,
  40: 150,
  50: 165,
  65: 185,
  80: 200,
  100: 220,
  125: 250,
  150: 285,
};

/** Prices of valves rise with a power of the nominal size, from that of a size in the first catalogue. */
export const rising = (price: number, from: number, power: number) => (dn: number) => price * (dn / from) ** power;
