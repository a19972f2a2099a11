import { defaultFieldResolver, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { currencyOfLanguage } from '../modules/languages/site/languages.store.ts';

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** Prices of the catalogue in lira, by type and field, with the answer to those who read none. Offers and orders are apart: they are made. */
const inLira: [type: string, field: string, none: unknown][] = [
  ['Product', 'price', null],
  ['Product', 'priceBreaks', []],
  ['SheetProduct', 'price', null],
  ['ProductFacets', 'price', null],
  ['QuoteRow', 'formerPrice', null],
];

type Note = { listPrice: { currency: string } | null } | null;

/**
 * Makes public prices answer by the currency of the language of the request: in lira where it is that, on request where it has none.
 * A price list in that currency is shown as it is. Nothing is converted: a rate is no offer.
 */
export function answerPricesInLanguages(schema: GraphQLSchema) {
  for (const [type, field, none] of inLira)
    wrap(schema, type, field, (value, currency) => (currency === 'TRY' ? value : none));
  wrap(schema, 'Product', 'priceNote', (note, currency) =>
    currency === 'TRY' || (note as Note)?.listPrice?.currency === currency ? note : null,
  );
}

function wrap(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  shown: (value: unknown, currency: string | null) => unknown,
) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The schema has no ${typeName}.${fieldName}.`);
  const resolve = (field.resolve as Resolve | undefined) ?? (defaultFieldResolver as Resolve);
  // Most requests are in Turkish, and get each price without waiting.
  field.resolve = (source: unknown, args: Record<string, unknown>, context: Context, info) => {
    const value: unknown = resolve(source, args, context, info);
    return context.language === sourceLanguage ? value : shownIn(context, value, shown);
  };
}

const shownIn = async (
  { db, language }: Context,
  value: unknown,
  shown: (value: unknown, currency: string | null) => unknown,
) => shown(await value, await currencyOfLanguage(db, language));
