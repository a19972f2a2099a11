import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Context } from '../../context/context.ts';
import { sourceLanguage } from '../../db/inLanguage.ts';
import { thingAtSlug } from '../../entity/texts.store.ts';

type Resolve = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/** Arguments that name a thing by its id, by field: in another language its name in addresses does, too. */
const named: Record<string, [argument: string, entity: string]> = {
  product: ['id', 'product'],
  category: ['id', 'category'],
  products: ['categoryId', 'category'],
};

/** Makes public fields take the slug of a thing for its id in the language of the request: pages ask for what their address names. */
export function takeSlugs(schema: GraphQLSchema) {
  const query = schema.getQueryType();
  if (!isObjectType(query)) return;
  const fields = query.getFields();
  for (const [name, [argument, entity]] of Object.entries(named)) {
    const field = fields[name];
    const resolve = field?.resolve as Resolve | undefined;
    if (!field || !resolve) continue;
    field.resolve = (source: unknown, args: Record<string, unknown>, context: Context, info) => {
      const slug = args[argument];
      if (context.language === sourceLanguage || typeof slug !== 'string') return resolve(source, args, context, info);
      return thingAtSlug(context.db, entity, context.language, slug).then((found) =>
        resolve(source, found ? { ...args, [argument]: found.id } : args, context, info),
      );
    };
  }
}
