import { z } from 'zod';
import { ProgramProposeDocument } from '../../generated/operations.ts';
import { tool } from '../tool.ts';

const text = (most: number) => z.string().max(most).nullable().optional();

const change = z.object({
  id: z.string().max(200).optional().describe("The product's id."),
  code: z.string().max(60).optional().describe('Or its stock code. Give one of the two.'),
  price: z.number().min(0).max(1_000_000_000).nullable().optional().describe('In lira with KDV; null: on request.'),
  priceQuantity: z.number().int().min(1).nullable().optional().describe('For so many units the price is.'),
  availability: z.enum(['IN_STOCK', 'ON_ORDER', 'DISCONTINUED']).nullable().optional(),
  leadDays: z.number().int().min(1).max(999).nullable().optional(),
  name: z.string().min(1).max(200).optional(),
  description: z.string().min(1).max(10_000).optional(),
  brand: text(80),
  stockCode: text(60),
  manufacturerCode: text(60),
  gtin: text(40),
  categoryId: text(200),
});

export const proposeChanges = tool({
  name: 'propose_changes',
  title: 'Propose changes of products',
  description: [
    'Checks changes of up to a hundred products as a save would, and writes none of them: the answer says old',
    'and new, and has a link. A person with a login opens the link and confirms or declines. Give the link to',
    'the person; never say that anything was changed.',
  ].join(' '),
  scopes: ['WRITE_PRODUCTS', 'WRITE_PRICES'],
  input: z.object({
    rows: z.array(change).min(1).max(100).describe('What is left out of a row stays as it is; null clears.'),
    reason: z.string().max(1000).default('').describe('Why, for the person who decides.'),
  }),
  output: z.object({
    link: z.string().describe('For the person who decides.'),
    expiresAt: z.string(),
    changes: z.array(
      z.object({
        product: z.string(),
        fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
      }),
    ),
  }),
  async answer({ rows, reason }, { ask, origin }) {
    const { proposeChanges: made } = await ask(ProgramProposeDocument, {
      rows: rows.map(({ id, code, ...changes }) => ({ id, stockCode: code, changes })),
      reason,
    });
    return {
      link: `${origin}/admin/proposals/${made.id}`,
      expiresAt: made.expiresAt,
      changes: made.changes.map(({ name, fields }) => ({
        product: name,
        fields: fields.map(({ label, before, after }) => ({ field: label, before, after })),
      })),
    };
  },
});
