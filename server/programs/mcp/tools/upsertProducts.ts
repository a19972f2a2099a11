import { z } from 'zod';
import { ProgramUndoDocument, ProgramUpsertDocument } from '../../generated/operations.ts';
import { tool } from '../tool.ts';
import { givenValues } from './proposeChanges.ts';

const row = z.strictObject({
  id: z.string().max(200).optional().describe("The product's id."),
  code: z.string().max(60).optional().describe('Or its stock code. One that no product has adds it.'),
  version: z.number().int().optional().describe('The version that was read; a later one is a CONFLICT.'),
  ...givenValues,
});

export const upsertProducts = tool({
  name: 'upsert_products',
  title: 'Add and change products',
  description: [
    'Adds and changes up to two hundred products in one step. By default it writes nothing and says what would become of each row:',
    'show that to the person, and call again with write: true only after the person has agreed. A product that is added needs a',
    'name and a description. Prices that jump are refused unless the person has confirmed them. Where nobody can look now, take',
    'propose_changes instead.',
  ].join(' '),
  scopes: ['WRITE_PRODUCTS', 'WRITE_PRICES'],
  input: z.object({
    rows: z.array(row).min(1).max(200).describe('What is left out of a row stays as it is; null clears.'),
    write: z.boolean().default(false).describe('True writes; otherwise it only says what would happen.'),
    atomic: z.boolean().default(true).describe('True: when a row is refused, none is written.'),
    confirmJumps: z.boolean().default(false).describe('True writes prices that jump; a person has confirmed them.'),
    key: z
      .string()
      .min(16)
      .max(100)
      .optional()
      .describe('Of your own, such as a UUID. The same call with the same key writes nothing again.'),
  }),
  output: z.object({
    written: z.boolean(),
    rows: z.array(
      z.object({
        outcome: z.string().describe('ADDED, CHANGED, UNCHANGED, REFUSED, or LEFT where another row was refused.'),
        id: z.string().nullable(),
        name: z.string().nullable(),
        code: z.string().nullable(),
        version: z.number().nullable(),
        problems: z.array(z.object({ field: z.string().nullable(), code: z.string(), message: z.string() })),
      }),
    ),
    undoToken: z.string().nullable().describe('For undo_step; null when nothing was written.'),
  }),
  async answer({ rows, write, ...how }, { ask }) {
    const { upsertProducts: made } = await ask(ProgramUpsertDocument, {
      rows: rows.map(({ id, code, version, ...changes }) => ({ id, stockCode: code, version, changes })),
      dryRun: !write,
      ...how,
    });
    return {
      written: made.undoToken !== null,
      rows: made.rows.map(({ outcome, product, problems }) => ({
        outcome,
        ...{ id: product?.id ?? null, name: product?.name ?? null, code: product?.stockCode ?? null },
        version: product?.version ?? null,
        problems: problems.map(({ field, code, message }) => ({ field: field ?? null, code, message })),
      })),
      undoToken: made.undoToken ?? null,
    };
  },
});

export const undoStep = tool({
  name: 'undo_step',
  title: 'Undo what was written',
  description:
    'Takes back what this key has written, by the undoToken of upsert_products. What somebody has changed since stays.',
  scopes: ['WRITE_PRODUCTS'],
  input: z.object({ undoToken: z.string().max(200) }),
  output: z.object({
    restored: z.number(),
    removed: z.number(),
    left: z.number().describe('How many things stayed, since somebody has changed them.'),
  }),
  async answer({ undoToken: token }, { ask }) {
    const { undo } = await ask(ProgramUndoDocument, { token });
    return { restored: undo.restored, removed: undo.removed, left: undo.keptCount };
  },
});
