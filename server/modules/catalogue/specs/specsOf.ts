import { exchangedSigns, typedNumber } from '../../../../common/measures/measures.ts';
import { readValue, shownValue, type SpecValue } from '../../../../common/measures/specValues.ts';
import { inSlices } from '../../../db/turns/slices.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';
import { valueSaid } from './saidIn.ts';

export type ReadSpec = {
  attribute: AttributeRow;
  group: string | null;
  key: boolean;
  values: SpecValue[];
  text: string;
};

/** Reads stored values. Later limits on decimals do not apply to them, and deleted options are skipped. */
export const valuesOf = (attribute: AttributeRow, values: string[]): SpecValue[] =>
  values.flatMap((value) => readValue({ ...attribute, decimals: null }, value).value ?? []);

/** Returns the specs in the order of the product's kind, then the others in alphabetical order. */
export function specsOf(
  { specs, kindId }: { specs: StoredSpec[]; kindId: string | null },
  { attributes, kinds }: Pick<Definitions, 'attributes' | 'kinds'>,
): ReadSpec[] {
  const ofKind = (kindId === null ? undefined : kinds.get(kindId))?.attributes ?? [];
  // `attributes` is in alphabetical order.
  const order = [...new Set([...ofKind.map(({ attributeId }) => attributeId), ...attributes.keys()])];
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ attributeId }: StoredSpec) => places.get(attributeId) ?? order.length;
  return specs
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ attributeId, values }) => {
      const attribute = attributes.get(attributeId);
      const read = attribute ? valuesOf(attribute, values) : [];
      if (!attribute || read.length === 0) return [];
      const { group = null, key = false } = ofKind.find((one) => one.attributeId === attributeId) ?? {};
      return [
        { attribute, group, key, values: read, text: read.map((value) => valueSaid(attribute, value)).join(', ') },
      ];
    });
}

/** Reads the specs of one product of many: a list asks this for each of its products, and others are let in between them. */
export async function specsInTurn(...asked: Parameters<typeof specsOf>): Promise<ReadSpec[]> {
  await inSlices();
  return specsOf(...asked);
}

/** Returns the lengths that tell a product apart as the trade says them: '20 x 47 x 14'. */
function sizeOf(specs: ReadSpec[]): string[] {
  const lengths = specs.flatMap(({ key, values: [value] }) =>
    key && value?.kind === 'NUMBER' && value.measure.unit?.symbol === 'mm' ? typedNumber(value.measure.number) : [],
  );
  return lengths.length > 1 ? [lengths.join(' x ')] : [];
}

const no = /^(?:hayır|yok|no)$/i;
const yes = /^(?:evet|var|yes)$/i;

/**
 * Returns the text by which the search finds a product's specs in another language than Turkish, and the names of those that
 * are a no.
 */
export function specsSaidIn(
  product: { specs: StoredSpec[]; kindId: string | null },
  definitions: Pick<Definitions, 'attributes' | 'kinds'>,
  decimal: ',' | '.',
): { affirmed: string; denied: string } {
  const specs = specsOf(product, definitions);
  const written = (text: string) => (decimal === '.' ? exchangedSigns(text) : text);
  const [affirmed, denied]: [string[], string[]] = [[], []];
  for (const { attribute, values } of specs)
    for (const value of values) {
      if (value.kind === 'FLAG') (value.flag ? affirmed : denied).push(attribute.name);
      else
        affirmed.push(
          value.kind === 'NUMBER' || value.kind === 'RANGE' ? written(shownValue(value)) : shownValue(value),
        );
    }
  return { affirmed: [...affirmed, ...sizeOf(specs).map(written)].join('\n'), denied: denied.join('\n') };
}

/**
 * Returns the text by which the search finds a product's specs: their values, the names of those that are a yes, and the size.
 * A no stands there with its name, so that it is read as the denial that it is.
 */
export function searchedSpecs(
  product: { specs: StoredSpec[]; kindId: string | null },
  definitions: Pick<Definitions, 'attributes' | 'kinds'>,
) {
  const specs = specsOf(product, definitions);
  const values = specs.flatMap(({ attribute, values }) =>
    values.map((value) => {
      if (value.kind === 'FLAG') return value.flag ? attribute.name : `${attribute.name}: Hayır`;
      const shown = shownValue(value);
      return yes.test(shown) ? attribute.name : no.test(shown) ? `${attribute.name}: Hayır` : shown;
    }),
  );
  return [...values, ...sizeOf(specs)].join('\n');
}
