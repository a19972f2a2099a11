import { z } from 'zod';
import { ProgramFiltersDocument } from '../../generated/operations.ts';
import { tool } from '../tool.ts';
import { placesOf } from './named.ts';

export const listFilters = tool({
  name: 'list_filters',
  title: 'List what can be filtered',
  description: [
    'The specs by which the products of a category or a kind can be narrowed, each with its unit, its options',
    'and the numbers there are. Of several kinds only common specs are named: give a kind for all of them.',
  ].join(' '),
  input: z.object({
    category: z.string().max(200).optional().describe("A category's id or name."),
    kind: z.string().max(200).optional().describe("A kind's id or name."),
  }),
  output: z.object({
    products: z.number(),
    kinds: z.array(z.object({ id: z.string(), name: z.string(), products: z.number() })),
    filters: z.array(
      z.object({
        attribute: z.string().describe('The id.'),
        name: z.string(),
        type: z.string().describe('OPTION, NUMBER, RANGE or FLAG.'),
        unit: z.string().nullable(),
        choices: z.array(z.object({ value: z.string(), name: z.string(), products: z.number() })),
        low: z.number().nullable(),
        high: z.number().nullable(),
      }),
    ),
    price: z.object({ low: z.number(), high: z.number(), products: z.number() }).nullable(),
    availability: z.array(z.object({ availability: z.string(), products: z.number() })),
  }),
  async answer({ category, kind }, door) {
    const { categoryId, kindIds } = await placesOf({ category, kinds: kind === undefined ? [] : [kind] }, door);
    const filter = kind === undefined ? undefined : { kindIds };
    const { facets } = (await door.ask(ProgramFiltersDocument, { categoryId, filter })).products;
    return {
      products: facets?.total ?? 0,
      kinds: facets?.kinds.map((one) => ({ ...one.kind, products: one.count })) ?? [],
      filters:
        facets?.specs.map(({ attribute, choices, range }) => ({
          attribute: attribute.id,
          name: attribute.name,
          type: attribute.kind,
          unit: attribute.unit?.symbol ?? null,
          choices: choices.map(({ value, name, count }) => ({ value, name, products: count })),
          low: range?.low ?? null,
          high: range?.high ?? null,
        })) ?? [],
      price: facets?.price ? { low: facets.price.low, high: facets.price.high, products: facets.price.count } : null,
      availability: facets?.availability.map(({ availability, count }) => ({ availability, products: count })) ?? [],
    };
  },
});
