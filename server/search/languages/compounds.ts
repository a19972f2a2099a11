import { LRUCache } from 'lru-cache';

/** Words of the trade of which German makes longer ones, folded: 'Rillenkugellager' is of three. */
const words = `
  rillen kugel lager kegel rollen zylinder nadel pendel axial radial spann gehause steh flansch block wellen welle dicht dichtung
  ring ringe rad rader kette ketten keil riemen scheibe scheiben schmal zahn kupplung klauen kranz elastisch stirn schnecken
  schrag getriebe motor motoren dreh strom wechsel gleich servo frequenz umrichter umformer naherung schalter sensor sensoren
  licht schranke taster lichttaster druck aufnehmer messumformer temperatur fuhler widerstand schutz schutz leitungs leitung kabel
  verschraubung netz teil gerat not halt aus wahl knebel ventil ventile hahn absperr klappe klappen schieber ruckschlag ruck
  schmutz fanger sieb filter pumpe pumpen kreisel tauch brunnen norm pneumatik hydraulik wege wartung einheit druckluft luft
  schlauch schlauche rohr rohre sechs kant sechskant innen aussen mutter muttern feder gewinde stange stab sicherung sprung anker
  dubel vorschweiss schweiss blind bohrer spiral maschinen maschine werkzeug ringschlussel gabel maul schlussel schraub schraube
  schrauben stock mess messer schieblehre bugel manometer thermometer zeiger bimetall glyzerin trenn schrupp schleif elektrode
  elektroden draht helm maske handschuh handschuhe schnitt montage kolben kompressor verdichter behalter kessel speicher diesel
  aggregat erzeuger edel stahl edelstahl messing guss grau eisen kunststoff gummi metall kupfer alu aluminium blech holz beton
  stein sage blatt band forder platte deckel abdeckung satz set fett ol wasser dampf gas tank gross klein hoch nieder spannung
  last kraft stecker dose klemme schiene hut schrank schalt regler steuerung steuer flussig stand hohe tiefe langen lang durch
  aussendurchmesser durchmesser bohrung arbeits sicherheits schuh schuhe brille gehor kopf`
  .trim()
  .split(/\s+/);

/** These letters stand between two words of one: 'Sicherung-s-ring', 'Kette-n-rad'. */
const joints = ['', 's', 'n', 'en', 'es', 'e'];
const shortest = 3;
/** Shorter words are not made of others. */
const fewest = 7;

/**
 * Makes a function that returns the words of which one is made, each with all that stands behind it: 'rillenkugellager' gives
 * rillen, kugel, lager and 'kugellager'. A word is only taken apart where all of it is known.
 */
export function partsIn(stemmer: (word: string) => string) {
  const known = new Set(words);
  const stems = new Set(words.map(stemmer));
  const isKnown = (word: string) => known.has(word) || stems.has(stemmer(word));

  /** Returns the beginnings of the words, or undefined where the rest is not made of known ones. */
  function split(word: string): string[] | undefined {
    for (let size = word.length - shortest; size >= shortest; size--) {
      const first = word.slice(0, size);
      if (!known.has(first)) continue;
      for (const joint of joints) {
        if (!word.startsWith(joint, size)) continue;
        const rest = word.slice(size + joint.length);
        if (rest.length < shortest) continue;
        const more = isKnown(rest) ? [rest] : split(rest);
        if (more) return [first, ...more];
      }
    }
    return undefined;
  }

  const found = new LRUCache<string, string[]>({ max: 5000 });
  return (word: string): string[] => {
    if (word.length < fewest) return [];
    const parts = found.get(word) ?? split(word) ?? [];
    found.set(word, parts);
    return parts;
  };
}
