export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'time'
  | 'temperature'
  | 'pressure'
  | 'power'
  | 'apparent power'
  | 'voltage'
  | 'current'
  | 'frequency'
  | 'rotation'
  | 'speed'
  | 'force'
  | 'torque'
  | 'flow'
  | 'concentration'
  | 'angle'
  | 'resistance'
  | 'share';

export type Unit = {
  /** Identifies the unit, and is how people write it. */
  symbol: string;
  /** The code comes from UN/CEFACT Recommendation 20, which `unitCode` of schema.org expects. */
  code: string;
  dimension: Dimension;
  /** Converts to the dimension's base unit, as an exact fraction. */
  factor: readonly [bigint, bigint];
  /** Gives the value of 0 in the base unit, as an exact fraction. */
  zero: readonly [bigint, bigint];
  /** Lists other spellings that people type. */
  also: readonly string[];
};

const none = [0n, 1n] as const;
const unit = (
  dimension: Dimension,
  symbol: string,
  code: string,
  factor: readonly [bigint, bigint],
  also: readonly string[] = [],
  zero: readonly [bigint, bigint] = none,
): Unit => ({ symbol, code, dimension, factor, zero, also });

/** The first unit of each dimension is its base unit. */
export const units: readonly Unit[] = [
  unit('length', 'mm', 'MMT', [1n, 1n], ['milimetre']),
  unit('length', 'µm', '4H', [1n, 1000n], ['μm', 'um', 'mikron']),
  unit('length', 'cm', 'CMT', [10n, 1n], ['santimetre']),
  unit('length', 'm', 'MTR', [1000n, 1n], ['metre', 'mt']),
  unit('length', '"', 'INH', [127n, 5n], ['in', 'inç', 'inch', '”', '″', "''"]),
  unit('area', 'mm²', 'MMK', [1n, 1n], ['mm2']),
  unit('area', 'cm²', 'CMK', [100n, 1n], ['cm2']),
  unit('area', 'm²', 'MTK', [1_000_000n, 1n], ['m2']),
  unit('volume', 'L', 'LTR', [1n, 1n], ['litre', 'lt']),
  unit('volume', 'ml', 'MLT', [1n, 1000n], ['mililitre', 'cc']),
  unit('volume', 'm³', 'MTQ', [1000n, 1n], ['m3']),
  unit('mass', 'kg', 'KGM', [1n, 1n], ['kilogram']),
  unit('mass', 'g', 'GRM', [1n, 1000n], ['gr', 'gram']),
  unit('mass', 't', 'TNE', [1000n, 1n], ['ton']),
  unit('time', 's', 'SEC', [1n, 1n], ['sn', 'saniye']),
  unit('time', 'ms', 'C26', [1n, 1000n], ['milisaniye']),
  unit('time', 'dk', 'MIN', [60n, 1n], ['dakika', 'min']),
  unit('time', 'h', 'HUR', [3600n, 1n], ['saat', 'sa']),
  unit('temperature', '°C', 'CEL', [1n, 1n], ['ºC', '℃', 'C']),
  unit('temperature', 'K', 'KEL', [1n, 1n], ['kelvin'], [-27_315n, 100n]),
  unit('temperature', '°F', 'FAH', [5n, 9n], ['ºF', '℉', 'F'], [-160n, 9n]),
  unit('pressure', 'bar', 'BAR', [1n, 1n]),
  unit('pressure', 'mbar', 'MBR', [1n, 1000n]),
  unit('pressure', 'Pa', 'PAL', [1n, 100_000n]),
  unit('pressure', 'kPa', 'KPA', [1n, 100n]),
  unit('pressure', 'MPa', 'MPA', [10n, 1n]),
  // 0.45359237 kg × 9.80665 m/s² on a square inch of 0.0254 m.
  unit('pressure', 'psi', 'PS', [8_896_443_230_521n, 1_290_320_000n * 100_000n]),
  unit('power', 'kW', 'KWT', [1n, 1n]),
  unit('power', 'W', 'WTT', [1n, 1000n], ['watt']),
  unit('power', 'MW', 'MAW', [1000n, 1n]),
  // Turkish motor nameplates mean metric horsepower, 75 kgf·m/s: 5,5 kW are 7,5 HP.
  unit('power', 'HP', 'HJ', [73_549_875n, 100_000_000n], ['BG', 'PS', 'beygir']),
  unit('apparent power', 'kVA', 'KVA', [1n, 1n]),
  unit('apparent power', 'VA', 'D46', [1n, 1000n]),
  unit('voltage', 'V', 'VLT', [1n, 1n], ['volt', 'VAC', 'VDC', 'V AC', 'V DC']),
  unit('voltage', 'mV', '2Z', [1n, 1000n]),
  unit('voltage', 'kV', 'KVT', [1000n, 1n]),
  unit('current', 'A', 'AMP', [1n, 1n], ['amper']),
  unit('current', 'mA', '4K', [1n, 1000n]),
  unit('current', 'kA', 'B22', [1000n, 1n]),
  unit('frequency', 'Hz', 'HTZ', [1n, 1n]),
  unit('frequency', 'kHz', 'KHZ', [1000n, 1n]),
  unit('frequency', 'MHz', 'MHZ', [1_000_000n, 1n]),
  unit('rotation', 'd/dk', 'RPM', [1n, 1n], ['rpm', 'dev/dk', 'd/d', 'dk⁻¹', '1/min', 'min⁻¹']),
  unit('speed', 'm/s', 'MTS', [1n, 1n], ['m/sn']),
  unit('speed', 'm/dk', '2X', [1n, 60n], ['m/min']),
  unit('force', 'N', 'NEW', [1n, 1n], ['newton']),
  unit('force', 'kN', 'B47', [1000n, 1n]),
  unit('torque', 'Nm', 'NU', [1n, 1n], ['N·m', 'N m']),
  unit('torque', 'kNm', 'B48', [1000n, 1n], ['kN·m']),
  unit('flow', 'L/dk', 'L2', [1n, 1n], ['l/min', 'lt/dk', 'Nl/dk', 'NL/min']),
  unit('flow', 'L/s', 'G51', [60n, 1n], ['l/sn', 'lt/s', 'lt/sn']),
  unit('flow', 'm³/h', 'MQH', [50n, 3n], ['m3/h', 'm³/sa', 'm3/sa', 'm³/saat', 'm3/saat']),
  unit('concentration', 'g/m³', 'A93', [1n, 1n], ['g/m3']),
  unit('angle', '°', 'DD', [1n, 1n], ['º', 'derece']),
  unit('resistance', 'Ω', 'OHM', [1n, 1n], ['ohm']),
  unit('share', '%', 'P1', [1n, 1n], ['yüzde']),
];

/** 'V AC' and 'VAC' name the same unit. */
const plain = (text: string) => text.replaceAll(/\s/g, '');
const exactly = new Map(units.flatMap((one) => [one.symbol, ...one.also].map((name) => [plain(name), one] as const)));
const lowered = new Map<string, Unit | null>();
for (const [name, one] of exactly) {
  const key = name.toLowerCase();
  // Where two units differ only in case, such as MW and mW, only the exact spelling is accepted.
  lowered.set(key, lowered.has(key) && lowered.get(key) !== one ? null : one);
}

/** Finds the unit with this spelling; undefined when there is none. */
export const unitOf = (text: string): Unit | undefined =>
  exactly.get(plain(text)) ?? lowered.get(plain(text).toLowerCase()) ?? undefined;

/** Symbols that abbreviate Turkish words, as other languages write them; all other symbols are the same everywhere. */
const saidIn: Record<string, Record<string, string>> = {
  en: { 'd/dk': 'rpm', 'L/dk': 'L/min', 'm/dk': 'm/min', dk: 'min', '"': 'in' },
  de: { 'd/dk': 'min⁻¹', 'L/dk': 'L/min', 'm/dk': 'm/min', dk: 'min', '"': 'Zoll' },
};

/** Spellings that are Turkish words, or have an abbreviation of one. */
const turkishSpellings =
  'd/dk dev/dk dk⁻¹ NL/dk Nl/dk L/dk l/dk lt/dk lt/sn L/sn l/sn m/dk m/sn m³/saat m3/saat dk dakika sn saniye saat inç ' +
  'milimetre santimetre metre mililitre litre derece beygir mikron';
const behindNumber = new RegExp(`(?<=[\\d½¼¾] ?)(?:${turkishSpellings.split(' ').join('|')})(?![\\p{L}/])`, 'gu');

/** Names a unit as another language does: 'd/dk' as 'rpm'. The sign of inches is the same everywhere. */
export const symbolSaidIn = (symbol: string, language: string): string =>
  symbol === '"' ? symbol : (saidIn[language]?.[symbol] ?? symbol);

/** Writes the Turkish units of a measure as another language does: '1.450 d/dk' as '1.450 rpm'. */
export const unitsSaidIn = (text: string, language: string): string =>
  text.replaceAll(behindNumber, (name) => {
    const symbol = unitOf(name)?.symbol;
    return symbol === undefined ? name : (saidIn[language]?.[symbol] ?? symbol);
  });

/** Returns every unit of the same dimension. */
export const unitsLike = ({ dimension }: Unit) => units.filter((one) => one.dimension === dimension);
