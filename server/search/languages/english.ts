import { stemmer } from '@orama/stemmers/english';
import { stemsBy } from './stemsBy.ts';
import { sayingOf } from './said.ts';
import type { Rules } from '../reader.ts';
import type { Writing } from '../tokens.ts';

/** Words that British and American English write differently, and spellings of the trade; the second is what is compared. */
const spellings = new Map(
  `metre meter|litre liter|fibre fiber|centre center|calibre caliber|grey gray|aluminium aluminum|tyre tire|gage gauge
   |disc disk|vice vise|mould mold|moulded molded|sulphur sulfur|calliper caliper|analogue analog|programme program
   |axe ax|plough plow|draught draft|cheque check|catalogue catalog|halves half|knives knife|dies die|axes axis`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Writes a word as Americans do: 'galvanised' as 'galvanized', 'colour' as 'color'. */
function american(word: string): string {
  const whole = spellings.get(word);
  if (whole) return whole;
  const single = word.endsWith('s') ? spellings.get(word.slice(0, -1)) : undefined;
  if (single) return `${single}s`;
  if (word.length < 6) return word;
  return word.replace(/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1').replace(/our(s|ed|ing|less)?$/, 'or$1');
}

const silent = `a an the of for with and or in to at on from is are do does did have has had you your we our i me my it its this that these
   need needs needed want wanted looking look search searching find buy purchase order ordering price prices cost costs cheap
   quote offer how much many any some please can could would there stock available pcs pc piece pieces`;

const denies = /\b(?:not|never|without|unsuitable|cannot|except|excluding)\b/i;

const said = `
  half %, half an %, a half % = 1/2"
  quarter %, a quarter % = 1/4"
  three quarter %, three quarters %, 3 quarter % = 3/4"
  one and a half %, 1 and a half % = 1 1/2"
  one and a quarter %, 1 and a quarter % = 1 1/4"
  one % = 1"
  two % = 2"
  three % = 3"
  four % = 4"
  six % = 6"
  single pole, one pole = 1 pole
  two pole = 2 pole
  three pole = 3 pole
  four pole = 4 pole
  six pole = 6 pole
  single phase, one phase = 1 phase
  n o = NO
  n c = NC
`;

const writing: Writing = {
  decimal: '.',
  units: {
    inch: 'in',
    inches: 'in',
    volts: 'v',
    amp: 'a',
    amps: 'a',
    ampere: 'a',
    amperes: 'a',
    watts: 'w',
    kilowatts: 'kw',
    millimeter: 'mm',
    millimeters: 'mm',
    millimetres: 'mm',
    millimetre: 'mm',
    meter: 'm',
    meters: 'm',
    metres: 'm',
    liter: 'l',
    liters: 'l',
    litres: 'l',
    micron: 'μm',
    microns: 'μm',
    bars: 'bar',
  },
  between: new Set(['x', 'by']),
};

export const english: Rules = {
  ...writing,
  saying: sayingOf(said, writing, ['in', 'inch', 'inches']),
  silent: new Set(silent.split(/\s+/)),
  stemsOf: stemsBy(stemmer, (word) => [american(word)]),
  partsOf: () => [],
  denies,
  purpose: { word: 'for', isBehind: false },
};
