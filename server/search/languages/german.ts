import { stemmer } from '@orama/stemmers/german';
import { partsIn } from './compounds.ts';
import { stemsBy } from './stemsBy.ts';
import type { Rules } from '../reader.ts';

/**
 * Folding writes ä as a and ß as ss. Who has no such keys types ae, oe and ue, which is also read as a, o and u: both are kept,
 * since 'Steuerung' has an ue of its own.
 */
const written = (word: string) => [word.replaceAll(/([aou])e/g, '$1')];

const silent = `der die das den dem des ein eine einen einem einer eines fur mit und oder im in am an auf zu zum zur von vom aus ist sind bei
   habe haben hat hatte hatten sie ihr ich wir mir uns es brauche brauchen suche suchen gesucht benotige benotigen kaufen
   bestellen preis preise kosten kostet was wie viel bitte stuck stk gunstig billig lieferbar angebot gibt`;

const denies = /(?<!\p{L})(?:nicht|kein\p{L}*|ohne|ungeeignet|niemals|nie|außer|ausgenommen)(?!\p{L})/iu;

export const german: Rules = {
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
  silent: new Set(silent.split(/\s+/)),
  stemsOf: stemsBy(stemmer, written),
  partsOf: partsIn(stemmer),
  denies,
  // Nouns keep their capital.
  lower: (text) => (/^\p{Lu}\p{Ll}+$/u.test(text) ? text : text.toLowerCase()),
};
