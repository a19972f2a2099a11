import { enteredValue, type SpecValue } from '../../../specValues.ts';
import type { Measure } from '../../../measures.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { AttributeRow } from '../attributes/attributes.store.ts';
import { definitionsOf } from './definitions.ts';
import { specsOf, type ReadSpec } from './specsOf.ts';

export const specResolvers: Resolvers = {
  Product: {
    kind: async ({ kindId }, _, { db }) => (kindId ? ((await definitionsOf(db)).kinds.get(kindId) ?? null) : null),
    async specs(product, _, { db }) {
      if (product.specs.length === 0) return [];
      return specsOf(product, await definitionsOf(db)).map(told);
    },
    async keySpecs({ specs, kindId }, _, { db }) {
      if (specs.length === 0 || kindId === null) return [];
      const definitions = await definitionsOf(db);
      const keys = new Set(
        definitions.kinds.get(kindId)?.attributes.flatMap(({ attributeId, key }) => (key ? attributeId : [])),
      );
      // The others are not even read: a list asks for each of its products.
      const some = specs.filter(({ attributeId }) => keys.has(attributeId));
      return specsOf({ specs: some, kindId }, definitions).map(told);
    },
  },
};

const told = (spec: ReadSpec) => ({ ...spec, values: spec.values.map((value) => shaped(spec.attribute, value)) });

const measured = (typed: string, measure: Measure) => ({ typed, ...measure });

/** As the API gives it. */
function shaped(attribute: AttributeRow, value: SpecValue) {
  const typed = enteredValue(value);
  switch (value.kind) {
    case 'OPTION':
      return { __typename: 'OptionValue', typed, option: { ...value.option, attributeId: attribute.id } } as const;
    case 'NUMBER':
      return { __typename: 'NumberValue', ...measured(typed, value.measure) } as const;
    case 'RANGE': {
      const end = (measure: Measure | null) => measure && measured(typed, measure);
      return { __typename: 'RangeValue', typed, low: end(value.range.low), high: end(value.range.high) } as const;
    }
    case 'FLAG':
      return { __typename: 'FlagValue', typed, flag: value.flag } as const;
    case 'TEXT':
      return { __typename: 'TextValue', typed } as const;
  }
}
