import { expect, test } from 'vitest';
import { measureSaidIn, readMeasure, readRange, withUnit } from '../../common/measures/measures.ts';
import { unitOf, units, unitsLike } from '../../common/measures/units.ts';

const unit = (symbol: string) => unitOf(symbol) ?? null;
const measure = (typed: string, symbol: string | null = 'mm') =>
  readMeasure(typed, symbol === null ? null : unit(symbol)).value;

test('units differ in name and code', () => {
  const names = units.flatMap(({ symbol, also }) => [symbol, ...also]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(units.map(({ code }) => code)).size).toBe(units.length);
  for (const name of names) expect(unitOf(name), name).toBeDefined();
  for (const unit of units) expect(unitsLike(unit)[0]).toMatchObject({ factor: [1n, 1n], zero: [0n, 1n] });
});

test.each([
  ['20', 20],
  ['20 mm', 20],
  ['20mm', 20],
  ['Ø20', 20],
  ['Ø 20 mm', 20],
  ['ø20', 20],
  ['17,25', 17.25],
  ['17.25 mm', 17.25],
  ['1.240', 1240],
  ['1.240,5', 1240.5],
  ['1,240.5', 1240.5],
  ['0.125', 0.125],
  ['3 000', 3000],
  ['3 000,5 mm', 3000.5],
  ['-20', -20],
  ['−20', -20],
  ['+100', 100],
  ['±0,03', 0.03],
  ['≈ 14,5', 14.5],
  ['yaklaşık 47', 47],
  ['2 cm', 20],
  ['1,5 m', 1500],
  ['3/4"', 19.05],
  ['1 1/2"', 38.1],
  ['1/2 inç', 12.7],
  ['½"', 12.7],
  ['1½"', 38.1],
  ['1/2″', 12.7],
  ['12,7', 12.7],
  ['5 MM', 5],
  ['10 µm', 0.01],
  ['10 μm', 0.01],
])('%s is %d mm', (typed, base) => expect(measure(typed)?.base).toBe(base));

test.each([
  ['7,5 HP', 'kW', 5.516240625],
  ['1500 W', 'kW', 1.5],
  ['1,5 kw', 'W', 1.5],
  ['100 kPa', 'bar', 1],
  ['1 MPa', 'bar', 10],
  ['0 K', '°C', -273.15],
  ['212 °F', '°C', 100],
  ['-40 F', '°C', -40],
  ['15 m3/h', 'm³/h', 250],
  ['230 VAC', 'V', 230],
  ['24 V DC', 'V', 24],
  ['1.460 d/dk', 'd/dk', 1460],
  ['2,5 kN', 'N', 2500],
  ['200 mA', 'A', 0.2],
  ['135°', '°', 135],
  ['18 dak', 'dk', undefined],
  ['850 lt/dk', 'L/dk', 850],
  ['%90,4', '%', 90.4],
  ['% -5', '%', -5],
])('%s has the base value of %s', (typed, symbol, base) => expect(measure(typed, symbol)?.base).toBe(base));

test('the same measure in two units has one base value, to the last bit', () => {
  for (let sixtyFourths = 1; sixtyFourths <= 64 * 12; sixtyFourths++) {
    const inches = `${sixtyFourths}/64"`;
    const millimetres = ((sixtyFourths * 254) / 640).toFixed(6).replace('.', ',');
    expect(measure(inches)?.base, inches).toBe(measure(millimetres)?.base);
  }
});

test.each([
  ['', 'is no number'],
  ['M8', 'is no number'],
  ['20 bar', 'bar is a unit of pressure: enter length'],
  ['20 elma', 'no unit that is known'],
  ['1.24.5', 'is no number'],
  ['1,2,3', 'is no number'],
  ['3/0"', 'is no number'],
  ['20-30', 'no unit that is known'],
  ['yirmi', 'is no number'],
  ['1234567890123456', 'is no number'],
  ['20 x 47', 'no unit that is known'],
  ['∞', 'is no number'],
])('%j is refused with what is expected', (typed, message) => {
  expect(readMeasure(typed, unit('mm')).problem).toContain(message);
});

test('a number without a unit is accepted where there is none', () => {
  expect(measure('18', null)?.base).toBe(18);
  expect(readMeasure('18 mm', null).problem).toBe('This has no unit: leave out mm.');
});

const range = (typed: string, symbol = 'bar') => {
  const { value } = readRange(typed, unit(symbol));
  return value && [value.low?.base ?? null, value.high?.base ?? null];
};

test.each([
  ['10-20 bar', [10, 20]],
  ['10 – 20', [10, 20]],
  ['10..20', [10, 20]],
  ['10…20 bar', [10, 20]],
  ['2 ile 8 bar arası', [2, 8]],
  ['≥ 5', [5, null]],
  ['≤ 5 bar', [null, 5]],
  ['en az 5', [5, null]],
  ['En çok 10 bar', [null, 10]],
  ['max. 10', [null, 10]],
  ["10 bar'a kadar", [null, 10]],
  ['10’a kadar', [null, 10]],
  ['5 bar ve üzeri', [5, null]],
  ['100 kPa - 2 bar', [1, 2]],
  ['-1-10 bar', [-1, 10]],
  ['10', [10, 10]],
  ['0–250', [0, 250]],
  ['1,5-2,5', [1.5, 2.5]],
])('%s is a range', (typed, ends) => expect(range(typed)).toEqual(ends));

test('a percent sign may stand before the numbers of a range', () => {
  for (const typed of ['%10-20', '%10 ile %20 arası', '10-20 %']) expect(range(typed, '%'), typed).toEqual([10, 20]);
});

test('temperatures below zero are ranges, too', () => {
  for (const typed of ['-20 ile +100 °C arası', '-20…+100 °C', '-20 - +100', '-20-+100 °C', '-20 °C - 100 °C'])
    expect(range(typed, '°C'), typed).toEqual([-20, 100]);
  expect(range('70 °C’ye kadar', '°C')).toEqual([null, 70]);
  expect(range('-20 … -5', '°C')).toEqual([-20, -5]);
});

test.each([
  ['20-10 bar', 'wrong way round'],
  ['1 bar - 200 kPa - 3', 'is no range'],
  ['10-20 mm', 'mm is a unit of length'],
  ['a-b', 'is no number'],
  ['≥', 'is no number'],
  ['kadar', 'is no number'],
  ['2 bar - 100 kPa', 'wrong way round'],
])('the range %j is refused', (typed, message) => {
  expect(readRange(typed, unit('bar')).problem).toContain(message);
});

test('a unit that was not typed is shown where it belongs', () => {
  const shown = (typed: string, symbol: string) => {
    const read = readRange(typed, unit(symbol));
    return withUnit(typed, read.value ? read.isBare : false, unit(symbol));
  };
  expect(shown('Ø20', 'mm')).toBe('Ø20 mm');
  expect(shown('10-20', 'bar')).toBe('10-20 bar');
  expect(shown('10-20 bar', 'bar')).toBe('10-20 bar');
  expect(shown("70'e kadar", '°C')).toBe("70 °C'e kadar");
  expect(shown('3/4', '"')).toBe('3/4"');
  expect(shown('1.240,50', 'mm')).toBe('1.240,50 mm');
  for (const typed of ['90,4', '90,4 %', '90,4%', '%90,4', '% 90,4']) expect(shown(typed, '%')).toBe('%90,4');
  expect(shown('10-20', '%')).toBe('%10-20');
  expect(shown('-5 ile 20 %', '%')).toBe('%-5 ile 20');
  expect(shown("70'e kadar", '%')).toBe("%70'e kadar");
  expect(shown('≥ 90 %', '%')).toBe('≥ %90');
});

test.for([
  ['1.240,5 mm', '1,240.5 mm', '1.240,5 mm'],
  ['en çok 1,5 bar', 'max. 1.5 bar', 'max. 1,5 bar'],
  ['70 °C’ye kadar', 'max. 70 °C', 'max. 70 °C'],
  ['≥ 0,25 mm', 'min. 0.25 mm', 'min. 0,25 mm'],
  ['5 bar ve üzeri', 'min. 5 bar', 'min. 5 bar'],
  ['-20 ile +100 °C arası', '-20–+100 °C', '-20–+100 °C'],
  ['%90,4', '90.4 %', '90,4 %'],
  ['%10-20', '10-20 %', '10-20 %'],
  ['1 1/2"', '1 1/2"', '1 1/2"'],
  ['1/2 inç', '1/2 in', '1/2 Zoll'],
  ['1.450 d/dk', '1,450 rpm', '1.450 min⁻¹'],
  ['100–250 L/dk', '100–250 L/min', '100–250 L/min'],
  ['en az 10 dakika', 'min. 10 min', 'min. 10 min'],
  ['2,5 litre', '2.5 L', '2,5 L'],
  ['2,5 m/sn', '2.5 m/s', '2,5 m/s'],
  ['yaklaşık 1.180 N', '≈ 1,180 N', '≈ 1.180 N'],
] as const)('%s is said in English and in German as readers write it', ([turkish, english, german]) => {
  expect([measureSaidIn(turkish, 'en'), measureSaidIn(turkish, 'de'), measureSaidIn(turkish, 'tr')]).toEqual([
    english,
    german,
    turkish,
  ]);
});
