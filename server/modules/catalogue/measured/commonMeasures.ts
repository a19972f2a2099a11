import { readValue, shownValue } from '../../../../common/measures/specValues.ts';
import { cachedByKey } from '../../../db/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import type { StoredSpec } from '../../../db/tables.ts';
import type { LetterOfKind, Measurable } from './measurableKinds.ts';
import * as store from './measurable.store.ts';

export type Common = { text: string; values: (string | null)[] };

const most = 4;
/** So many measures together name a size; a fourth would be that of one article. */
const together = 3;
/** Sizes of threads and pipes are said with these letters, which a number does not have. */
const signs: Record<string, string> = { DN: 'DN', HEX_BOLT: 'M', SOCKET_SCREW: 'M', NUT: 'M' };

const keptByKind = cachedByKey<Common[]>(50);

/** Returns the sizes that most products of a kind have, the most common ones first. */
export const commonMeasures = (db: Db, kind: Measurable): Promise<Common[]> =>
  keptByKind(db, kind.kind.id, async () => {
    const sizes = new Map<string, Common & { count: number }>();
    for (const { specs } of await store.specsOfKind(db, kind.kind.id)) {
      const values = kind.letters.slice(0, together).map(({ attribute }) => valueOf(specs, attribute));
      if (values[0] === null || values[0] === undefined) continue;
      const text = values.flatMap((value, at) => (value === null ? [] : said(kind, at, value))).join(' x ');
      const size = sizes.get(text) ?? { text, values, count: 0 };
      sizes.set(text, { ...size, count: size.count + 1 });
    }
    return [...sizes.values()].toSorted((a, b) => b.count - a.count).slice(0, most);
  });

/** Returns the value without its unit, as it would be typed. */
export function valueOf(specs: StoredSpec[], attribute: LetterOfKind['attribute']): string | null {
  const [typed] = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  const { value } = typed === undefined ? {} : readValue(attribute, typed);
  if (!value) return null;
  return value.kind === 'OPTION' ? shownValue(value) : value.kept;
}

function said({ kind, letters }: Measurable, at: number, value: string) {
  const sign = signs[letters[at]?.letter ?? ''] ?? (at === 0 && kind.section ? signs[kind.section] : undefined);
  return sign && /^\d/.test(value) ? `${sign}${value}` : value;
}
