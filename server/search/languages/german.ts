import { stemmer } from '@orama/stemmers/german';
import { partsIn } from './compounds.ts';
import { sayingOf } from './said.ts';
import { stemsBy } from './stemsBy.ts';
import type { Rules } from '../reader.ts';
import type { Writing } from '../tokens.ts';

/**
 * Folding writes ä as a and ß as ss. Who has no such keys types ae, oe and ue, which is also read as a, o and u: both are kept,
 * since 'Steuerung' has an ue of its own.
 */
const written = (word: string) => [word.replaceAll(/([aou])e/g, '$1')];

const silent = `der die das den dem des ein eine einen einem einer eines fur mit und oder im in am an auf zu zum zur von vom aus ist sind bei
   habe haben hat hatte hatten sie ihr ich wir mir uns es brauche brauchen suche suchen gesucht benotige benotigen kaufen
   bestellen preis preise kosten kostet was wie viel bitte stuck stk gunstig billig lieferbar angebot gibt`;

const denies = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|ungeeignet|niemals|nie|außer|ausgenommen)(?!\p{L})/iu;

const endings = ['', 'e', 'er', 'es', 'en', 'em'];

/** German writes small numbers as part of the word: 'zweipolig', 'dreiphasige'. */
const counted = [
  ['ein', 1],
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['sechs', 6],
].flatMap(([word, number]) =>
  ['polig', 'phasig'].map((of) => `${endings.map((ending) => `${word}${of}${ending}`).join(', ')} = ${number} ${of}`),
);

const said = `
  halb %, halbes %, halber %, ein halb %, einhalb %, halbzoll = 1/2"
  viertel %, ein viertel %, einviertel %, viertelzoll = 1/4"
  dreiviertel %, drei viertel %, 3 viertel %, dreiviertelzoll = 3/4"
  anderthalb %, eineinhalb %, ein einhalb % = 1 1/2"
  eineinviertel % = 1 1/4"
  ein % = 1"
  zwei % = 2"
  drei % = 3"
  vier % = 4"
  sechs % = 6"
  u min, upm, umin, rpm =
  ${counted.join('\n')}
`;

const writing: Writing = {
  decimal: ',',
  units: {
    zoll: 'in',
    inch: 'in',
    millimeter: 'mm',
    meter: 'm',
    liter: 'l',
    ampere: 'a',
    mikrometer: 'μm',
    kilowatt: 'kw',
  },
  between: new Set(['x', 'mal']),
  numberEnding: 'er',
};

export const german: Rules = {
  ...writing,
  saying: sayingOf(said, writing, ['zoll', 'inch', 'in']),
  silent: new Set(silent.split(/\s+/)),
  stemsOf: stemsBy(stemmer, written),
  partsOf: partsIn(stemmer),
  denies,
  purpose: { word: 'fur', isBehind: false },
  // Nouns keep their capital.
  lower: (text) => (/^\p{Lu}\p{Ll}+$/u.test(text) ? text : text.toLowerCase()),
};
