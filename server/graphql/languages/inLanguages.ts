import {
  defaultFieldResolver,
  isNonNullType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { batched } from '../../context/batched.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/database.ts';
import { sourceLanguage } from '../../db/inLanguage.ts';
import { keptTexts } from '../../entity/readInLanguage.ts';
import { shownTexts, type TextsById } from '../../entity/texts.store.ts';
import { slugField, type Words } from '../../entity/words.ts';
import { inWords } from '../../fields/words.ts';
import { entities } from '../../modules/entities.ts';

type Source = Record<string, unknown>;
type Texts = ReadonlyMap<string, string>;
type Resolve = GraphQLFieldResolver<Source, Context, Record<string, unknown>>;
type Place = { id: string; field: string };
/** Returns what visitors read of a thing in the language of the request: at once where it is in memory. */
type TextsOf = (context: Context, id: string) => Texts | Promise<Texts>;
/** Returns the value of a field in words. */
type Put = (value: unknown, texts: Texts, source: Source, context: Context) => unknown;

const none: Texts = new Map();

/**
 * Makes the public fields of things with words answer in the language that the request names, with the Turkish text where there
 * is none in it. Which fields these are, the entities state. Without a language, a resolver runs as it is.
 */
export function answerInLanguages(schema: GraphQLSchema) {
  for (const { name, words } of entities) {
    if (!words) continue;
    const textsOf = words.isLarge ? largeTexts(name) : keptTextsOf(name);
    for (const type of words.types) wrapType(schema, type, words, textsOf);
    for (const [type, parts] of Object.entries(words.parts ?? {}))
      for (const [field, place] of Object.entries(parts)) {
        const placeOf = place as unknown as (source: Source) => Place;
        const idOf = (source: Source) => placeOf(source).id;
        const put: Put = (value, texts, source) => texts.get(placeOf(source).field) ?? value;
        wrap(schema, type, field, { textsOf, idOf }, put);
      }
  }
}

function wrapType(schema: GraphQLSchema, type: string, words: Words, textsOf: TextsOf) {
  const reading = { textsOf, idOf: words.idOf };
  for (const [field, wording] of Object.entries(words.worded)) {
    if (field in (words.shown ?? {})) continue;
    wrap(schema, type, field, reading, (value, texts) => inWords(field, wording, value, texts));
  }
  for (const [field, shown] of Object.entries(words.shown ?? {}))
    wrap(schema, type, field, reading, shown as unknown as Put);
  if (!words.hasSlugs) return;
  wrap(schema, type, slugField, reading, (_, texts) => texts.get(slugField) ?? null);
  wrap(schema, type, 'language', reading, (_, texts, __, context) =>
    texts.has('name') ? context.language : sourceLanguage,
  );
}

/** The field has the value of its resolver; in another language, `put` makes the answer of it. */
function wrap(
  schema: GraphQLSchema,
  typeName: string,
  fieldName: string,
  { textsOf, idOf }: { textsOf: TextsOf; idOf: (source: Source) => string },
  put: Put,
) {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) return;
  const resolve: Resolve = field.resolve ?? defaultFieldResolver;
  // An empty text says that there is none.
  const isNullable = !isNonNullType(field.type);
  const said: Put = (...args) => {
    const value = put(...args);
    return value === '' && isNullable ? null : value;
  };
  field.resolve = (source: Source, args: Record<string, unknown>, context: Context, info) => {
    const value: unknown = resolve(source, args, context, info);
    if (context.language === sourceLanguage) return value;
    const texts = textsOf(context, idOf(source));
    if (!(texts instanceof Promise) && !(value instanceof Promise)) return said(value, texts, source, context);
    return Promise.all([value, texts]).then(([found, read]) => said(found, read, source, context));
  };
}

const keptByContext = new WeakMap<Context, Map<string, TextsById> | Promise<Map<string, TextsById>>>();

/** Reads what is in memory once for each request. */
function keptOf(context: Context) {
  const known = keptByContext.get(context);
  if (known) return known;
  const reading = keptTexts(context.db).then((texts) => {
    keptByContext.set(context, texts);
    return texts;
  });
  keptByContext.set(context, reading);
  return reading;
}

const keptTextsOf =
  (entity: string): TextsOf =>
  (context, id) => {
    const textsIn = (all: Map<string, TextsById>) => all.get(entity)?.get(id) ?? none;
    const kept = keptOf(context);
    return kept instanceof Promise ? kept.then(textsIn) : textsIn(kept);
  };

/** The most things of an entity whose texts are kept for each language, as many as rows are. */
const mostKept = 5000;

type Kept = { revision: number; texts: LRUCache<string, Texts> };

/** One statement reads the texts of all things of a list, and they are kept for the revision of the content. */
function largeTexts(entity: string): TextsOf {
  const byHandle = new WeakMap<Db, Kept>();
  const byContext = new WeakMap<Context, Kept['texts']>();

  /** The revision is read once for each request, since another process may have written. */
  function keptFor(context: Context): Kept['texts'] {
    const known = byContext.get(context);
    if (known) return known;
    const revision = context.db.revision();
    let kept = byHandle.get(context.db);
    if (kept?.revision !== revision) {
      kept = { revision, texts: new LRUCache({ max: mostKept }) };
      byHandle.set(context.db, kept);
    }
    byContext.set(context, kept.texts);
    return kept.texts;
  }
  const together = batched<null, Texts>(async (context, ids) => {
    const texts = keptFor(context);
    const found = await shownTexts(context.db, entity, context.language, ids);
    for (const id of ids) texts.set(id, found.get(id) ?? none);
    return new Map(ids.map((id) => [id, found.get(id) ?? none]));
  });
  return (context, id) => keptFor(context).get(id) ?? together(context, id, null);
}
