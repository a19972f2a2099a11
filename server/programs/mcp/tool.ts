import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import type { Scope } from '../../db/tables/keyTables.ts';

/** The means that a tool works with. */
export type Door = {
  /** Asks the API in the name of the caller. */
  ask: <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => Promise<Data>;
  /** The address of the site's pages in the language of the caller, without a slash at its end. */
  origin: string;
};

type Shape = z.ZodRawShape;

type Definition<Input extends Shape, Output extends Shape> = {
  name: string;
  title: string;
  /** Tells a model when to take it, and what comes back. */
  description: string;
  input: z.ZodObject<Input>;
  output: z.ZodObject<Output>;
  /** The scopes one of which a key needs; left out: everybody may use it. */
  scopes?: readonly Scope[];
  answer: (input: z.infer<z.ZodObject<Input>>, door: Door) => Promise<z.infer<z.ZodObject<Output>>>;
};

/** A tool whose input is no longer known by its type, as a list of them needs. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  scopes: readonly Scope[] | undefined;
  answer: (input: unknown, door: Door) => Promise<Record<string, unknown>>;
};

/** Every answer says when it was true: prices change. */
const asOf = { asOf: z.string().describe('When this was true, as ISO 8601.') };

/** Puts a tool into the form that a list of tools has. */
export const tool = <Input extends Shape, Output extends Shape>(definition: Definition<Input, Output>): Tool => ({
  ...definition,
  scopes: definition.scopes,
  // A misspelt argument is refused: without it, a list would be that of all products.
  input: definition.input.strict(),
  output: definition.output.extend(asOf),
  answer: async (input, door) => ({
    ...(await definition.answer(definition.input.parse(input), door)),
    asOf: new Date().toISOString(),
  }),
});

/** A page of a list that a program goes through. */
export const pageInput = {
  first: z.number().int().min(1).max(50).default(10).describe('At most how many.'),
  after: z.string().max(500).optional().describe('`next` of the page before.'),
};
export const pageOutput = {
  total: z.number().describe('How many there are on all pages.'),
  next: z.string().nullable().describe('For `after`; null on the last page.'),
};

export const nextOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor: string | null }) =>
  hasNextPage ? endCursor : null;
