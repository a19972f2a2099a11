import { symbolSaidIn } from '../../../../common/measures/units.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { unitSaid } from './saidIn.ts';
import { specsInTurn, specsOf } from './specsOf.ts';
import { otherTextOf, toApiSpec } from './toApiSpec.ts';
import { languageOfWords } from '../../../words/words.ts';

export const specResolvers = {
  Product: {
    kind: async ({ kindId }, _, { db }) => (kindId ? ((await definitionsOf(db)).kinds.get(kindId) ?? null) : null),
    family: async ({ familyId }, _, { db }) =>
      familyId ? ((await definitionsOf(db)).families.get(familyId) ?? null) : null,
    async specs(product, _, { db }) {
      if (product.specs.length === 0) return [];
      return (await specsInTurn(product, await definitionsOf(db))).map(toApiSpec);
    },
    async keySpecs({ specs, kindId }, _, { db }) {
      if (specs.length === 0 || kindId === null) return [];
      const definitions = await definitionsOf(db);
      const keys = new Set(
        definitions.kinds.get(kindId)?.attributes.flatMap(({ attributeId, key }) => (key ? attributeId : [])),
      );
      // Other specs are not even read, since a list asks this for each of its products.
      const some = specs.filter(({ attributeId }) => keys.has(attributeId));
      return specsOf({ specs: some, kindId }, definitions).map(toApiSpec);
    },
  },
  Spec: {
    otherText: ({ attribute, read }) => otherTextOf(attribute, read),
    numberUnit({ attribute, read: [value, ...more] }) {
      const isNumber = value?.kind === 'NUMBER' && more.length === 0;
      return isNumber ? unitSaid(attribute, value.measure.unit) : null;
    },
  },
  Unit: { symbol: ({ symbol }, _, { language }) => symbolSaidIn(symbol, languageOfWords(language)) },
} satisfies Resolvers;
