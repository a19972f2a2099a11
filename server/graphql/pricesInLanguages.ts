import { defaultFieldResolver, isListType, isNonNullType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Context } from '../context/context.ts';
import { sourceLanguage } from '../db/inLanguage.ts';
import { currencyOfLanguage } from '../modules/pages/languages/languages.store.ts';

/** Public fields whose values are lira, by their types. */
const inLira: Record<string, string[]> = {
  Product: ['price', 'priceBreaks', 'priceNote'],
  ProductFacets: ['price'],
  SheetProduct: ['price'],
};

/**
 * Makes prices in lira those of languages whose currency is lira alone: in all others they are on request, and nothing is converted.
 */
export function answerPricesInLanguages(schema: GraphQLSchema) {
  for (const [typeName, names] of Object.entries(inLira)) {
    const type = schema.getType(typeName);
    for (const name of names) {
      const field = isObjectType(type) ? type.getFields()[name] : undefined;
      if (!field) throw new Error(`schema.graphql has no ${typeName}.${name}.`);
      const resolve = field.resolve ?? defaultFieldResolver;
      const none = isListType(isNonNullType(field.type) ? field.type.ofType : field.type) ? [] : null;
      field.resolve = (source: unknown, args: Record<string, unknown>, context: Context, info) => {
        if (context.language === sourceLanguage) return resolve(source, args, context, info);
        return currencyOfLanguage(context.db, context.language).then((currency) =>
          currency === 'TRY' ? resolve(source, args, context, info) : none,
        );
      };
    }
  }
}
