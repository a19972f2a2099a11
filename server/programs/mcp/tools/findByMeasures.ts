import { z } from 'zod';
import { ProgramMeasurableDocument, ProgramMeasuredDocument } from '../../generated/operations.ts';
import { tell, toldProduct } from '../../told.ts';
import { tool } from '../tool.ts';

export const findByMeasures = tool({
  name: 'find_by_measures',
  title: 'Find a part by what a caliper says',
  description: [
    'Without `kind`: the kinds of part that can be found by measuring, and which measures each takes. With',
    '`kind` and `measures`: how many products fit, the first three of them, and the nearest one where none',
    'fits.',
  ].join(' '),
  input: z.object({
    kind: z.string().max(200).optional().describe("The kind's id."),
    measures: z
      .array(
        z.strictObject({
          attribute: z.string().max(200).describe("The attribute's id."),
          value: z.string().max(40).describe("As measured, with its unit: '20', '19,8 mm', '1/2\"'."),
        }),
      )
      .max(4)
      .default([]),
    worn: z.boolean().default(false).describe('True: half a millimetre more or less is near enough.'),
  }),
  output: z.object({
    kinds: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        products: z.number(),
        measures: z.array(
          z.object({ letter: z.string(), attribute: z.string(), name: z.string(), unit: z.string().nullable() }),
        ),
      }),
    ),
    total: z.number().nullable().describe('How many fit; null when nothing was looked for.'),
    products: z.array(toldProduct),
    nearest: toldProduct.nullable(),
  }),
  async answer({ kind, measures, worn }, { ask, origin }) {
    const { measurableKinds } = await ask(ProgramMeasurableDocument, {});
    const kinds = measurableKinds.map((one) => ({
      ...one.kind,
      products: one.productCount,
      measures: one.letters.map(({ letter, attribute }) => ({
        letter,
        attribute: attribute.id,
        name: attribute.name,
        unit: attribute.unit?.symbol ?? null,
      })),
    }));
    if (kind === undefined) return { kinds, total: null, products: [], nearest: null };
    const asked = measures.map(({ attribute, value }) => ({ attributeId: attribute, value }));
    const { measuredProducts: found } = await ask(ProgramMeasuredDocument, { kindId: kind, measures: asked, worn });
    return {
      kinds: kinds.filter(({ id }) => id === kind),
      total: found?.count ?? null,
      products: found?.first.map((product) => tell(origin, product)) ?? [],
      nearest: found?.nearest ? tell(origin, found.nearest) : null,
    };
  },
});
