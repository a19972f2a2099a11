import type { Resolvers } from '../../../generated/resolvers.ts';
import { productsWithIds } from '../products/products.rows.ts';
import { definitionsOf } from '../references/definitions.ts';
import { drawSection } from './drawSection.ts';
import { sampleText } from './measuresOf.ts';
import { overlayOf } from './overlayOf.ts';
import { generators } from './parts/generators.ts';
import { productSection } from './productSection.ts';
import { scaledThumb } from './scaledThumb.ts';
import type { Generator } from './shapes/shapes.ts';
import { toSvg } from './shapes/toSvg.ts';

export const sectionResolvers = {
  Query: {
    sectionSample(_, { section }) {
      const { letters, sample }: Generator = generators[section];
      const layout = drawSection(section, sample);
      if (!layout) throw new Error(`The sample of ${section} cannot be drawn.`);
      const texts = Object.fromEntries(Object.entries(sample).map(([letter, size]) => [letter, sampleText(size)]));
      return {
        section,
        letters: Object.entries(letters).map(([letter, names]) => ({ letter, names: [...names] })),
        svg: toSvg(layout, texts),
      };
    },
    sectionOverlay: async (_, { productIds }, { db }) =>
      overlayOf(await productsWithIds(db, [...new Set(productIds)]), await definitionsOf(db)),
  },
  Product: {
    section: async (product, _, { db }) => productSection(product, await definitionsOf(db)),
    sectionThumb: async (product, _, { db }) => scaledThumb(db, product, await definitionsOf(db)),
  },
} satisfies Resolvers;
