import type { Section } from '../../../../common/measures/sections.ts';
import { readValue, shownValue } from '../../../../common/measures/specValues.ts';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { LetterOfKind, Measurable } from './measurableKinds.ts';
import * as store from './measurable.store.ts';

export type Common = { text: string; values: (string | null)[] };

const most = 4;
/** The kinds whose sizes have a name in the trade: so many letters make it, the first of them behind a sign. */
const sizes: Partial<Record<Section, { letters: number; sign?: string }>> = {
  BALL_BEARING: { letters: 3 },
  TAPER_BEARING: { letters: 3 },
  HEX_BOLT: { letters: 2, sign: 'M' },
  SOCKET_SCREW: { letters: 2, sign: 'M' },
  NUT: { letters: 1, sign: 'M' },
  FLANGE: { letters: 1, sign: 'DN' },
  VALVE: { letters: 1, sign: 'DN' },
  GATE_VALVE: { letters: 1, sign: 'DN' },
  GLOBE_VALVE: { letters: 1, sign: 'DN' },
  BUTTERFLY_VALVE: { letters: 1, sign: 'DN' },
  CHECK_VALVE: { letters: 1, sign: 'DN' },
  CYLINDER: { letters: 2 },
};

const keptByKind = cachedByKey<Common[]>(50, { holdsWords: true });

/** Returns the sizes that most products of a kind have, the most common ones first. */
export const commonMeasures = (db: Db, kind: Measurable): Promise<Common[]> =>
  keptByKind(db, kind.kind.id, async () => {
    const named = kind.kind.section && sizes[kind.kind.section];
    if (!named) return [];
    const found = new Map<string, Common & { count: number }>();
    for (const { specs } of await store.specsOfKind(db, kind.kind.id)) {
      const values = kind.letters.slice(0, named.letters).map(({ attribute }) => valueOf(specs, attribute));
      if (values.includes(null)) continue;
      const text = values.map((value, at) => (at === 0 ? signed(named.sign, value) : value)).join(' x ');
      const size = found.get(text) ?? { text, values, count: 0 };
      found.set(text, { ...size, count: size.count + 1 });
    }
    return [...found.values()].toSorted((a, b) => b.count - a.count).slice(0, most);
  });

/** Returns the value without its unit, as it would be typed. */
export function valueOf(specs: StoredSpec[], attribute: LetterOfKind['attribute']): string | null {
  const [typed] = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  const { value } = typed === undefined ? {} : readValue(attribute, typed);
  if (!value) return null;
  return value.kind === 'OPTION' ? shownValue(value) : value.kept;
}

const signed = (sign: string | undefined, value: string | null) =>
  sign && value && /^\d/.test(value) ? `${sign}${value}` : value;
