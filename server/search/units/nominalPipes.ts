/** The nominal sizes of pipes (EN ISO 6708), each with its size in inches (EN 10255, EN 1092-1). */
const sizes: [diameter: number, inches: string][] = [
  [8, '1s4'],
  [10, '3s8'],
  [15, '1s2'],
  [20, '3s4'],
  [25, '1'],
  [32, '5ss4'],
  [40, '3ss2'],
  [50, '2'],
  [65, '5ss2'],
  [80, '3'],
  [100, '4'],
  [125, '5'],
  [150, '6'],
  [200, '8'],
  [250, '10'],
  [300, '12'],
];

const diameters = new Map(sizes.map(([diameter, inches]) => [inches, diameter]));

/** Returns the term of the nominal size of a pipe of that many inches: a valve of 2" has DN50 on its body, and no inches. */
export function nominalPipe(number: string, unit: string): string[] {
  const diameter = unit === 'in' ? diameters.get(number) : undefined;
  return diameter ? [`dn${diameter}`] : [];
}
