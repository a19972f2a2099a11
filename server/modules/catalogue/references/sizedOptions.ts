import { naturalKey } from '../../../db/naturalKey.ts';
import { turkishKey } from '../../../db/turkishKey.ts';

type Option = { id: string; name: string };

const kept = new WeakMap<Option[], string[]>();

/**
 * Lists the ids of an attribute's options by size. They stay in the admin's order, but those that differ in numbers alone, as
 * M8 and M20 or G1/2 and G1/4, stand by these numbers where the first of them stands.
 */
export function sizedOptions(options: Option[]): string[] {
  const known = kept.get(options);
  if (known) return known;
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const [before = ''] = option.name.split(/[\d¼½¾⅛⅜⅝⅞]/);
    const shape = before === option.name ? `=${option.id}` : turkishKey(before);
    groups.set(shape, [...(groups.get(shape) ?? []), option]);
  }
  const keyOf = new Map(options.map(({ id, name }) => [id, naturalKey(name)]));
  const compared = (one = '', other = '') => Number(one > other) - Number(one < other);
  const ids = [...groups.values()].flatMap((group) =>
    group.sort((one, other) => compared(keyOf.get(one.id), keyOf.get(other.id))).map(({ id }) => id),
  );
  kept.set(options, ids);
  return ids;
}
