/** The powers of motors in kW (IEC 60072-1), each with the round numbers of HP by which it is sold. */
const sizes: [kilowatts: string, ...horsePower: string[]][] = [
  ['0,06', '1/12'],
  ['0,09', '1/8'],
  ['0,12', '1/6'],
  ['0,18', '1/4', '0,25'],
  ['0,25', '1/3', '0,33', '0,35'],
  ['0,37', '1/2', '0,5'],
  ['0,55', '3/4', '0,75'],
  ['0,75', '1'],
  ['1,1', '1,5'],
  ['1,5', '2'],
  ['2,2', '3'],
  ['3', '4'],
  ['4', '5,5', '5'],
  ['5,5', '7,5', '7'],
  ['7,5', '10'],
  ['9,2', '12,5'],
  ['11', '15'],
  ['15', '20'],
  ['18,5', '25'],
  ['22', '30'],
  ['30', '40'],
  ['37', '50'],
  ['45', '60'],
  ['55', '75'],
  ['75', '100'],
  ['90', '125'],
  ['110', '150'],
  ['132', '180'],
  ['160', '220'],
  ['200', '270'],
];

const folded = (number: string) => number.replace(',', 'd').replace('/', 's');
const inHorsePower = new Map(sizes.map(([kilowatts, ...all]) => [folded(kilowatts), all.map(folded)]));
const inKilowatts = new Map(sizes.flatMap(([kilowatts, ...all]) => all.map((one) => [folded(one), folded(kilowatts)])));

/**
 * Returns the terms of the size of motor that a power in HP or kW names. A motor of 5,5 HP has 4 kW on its plate, though
 * 5,5 HP are 4,045 kW: without the table nobody would find it.
 */
export function nominalPower(number: string, symbol: string | undefined): string[] {
  if (symbol === 'HP') return [inKilowatts.get(number)].flatMap((one) => (one ? `${one}kw` : []));
  return symbol === 'kW' ? (inHorsePower.get(number) ?? []).map((one) => `${one}hp`) : [];
}
