import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { goOnWith } from '../../../core/actor.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { sourceLanguage } from '../../../db/inLanguage.ts';
import { findChange, lastChangeOf } from '../../../entity/revisions.store.ts';
import { putState, shownTexts, thingAtSlug, type ThingTexts } from '../../../entity/texts.store.ts';
import { readToken, tokenOfChange } from '../../../entity/undoToken.ts';
import { slugField } from '../../../entity/words.ts';
import type { Resolvers, TranslatedEntity } from '../../../generated/resolvers.ts';
import { findLanguage } from '../../pages/languages/languages.store.ts';
import { confirmTexts, saveTexts } from './saveTexts.ts';
import { textsOf } from './thingTexts.ts';
import { apiName, entityNamed } from './wordedEntities.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Returns who writes: a program by the name of its key, a person by the address. */
const writerOf = (context: Context) => context.usedKey?.name ?? requireAdmin(context).email;

async function textsOfThing({ db }: Context, entity: string, id: string): Promise<ThingTexts> {
  const [thing] = await textsOf(db, entity, [id]);
  if (!thing) throw notFound('The thing');
  return thing;
}

async function requireLanguage({ db }: Context, code: string) {
  if (!(await findLanguage(db, code))) throw badInput('language', 'The site does not have this language.');
}

/** A save goes on for at most this long, in milliseconds. */
const longestSaveMs = 3_600_000;
const savesOfMany = ['saveTranslations', 'changeProductRows'];

/** Throws `BAD_USER_INPUT` when the token is that of no recent save of this person. */
async function changeToGoOnWith(context: Context, token: string): Promise<number> {
  const named = readToken(token);
  const change = named.kind === 'change' ? await findChange(context.db, named.changeSeq) : undefined;
  const isOwn = change && change.admin === requireAdmin(context).email && savesOfMany.includes(change.cause);
  if (isOwn && Date.now() - change.at < longestSaveMs) return change.seq;
  throw badInput('goesOnWith', 'This is no save of yours that can go on.');
}

/** So it is where a request names no language; server/graphql/languages/inLanguages.ts answers in the others. */
const inTurkish = { slug: () => null, language: () => sourceLanguage };

export const textResolvers = {
  Query: {
    translations: async (_, { entity, id }, { db }) => (await textsOf(db, entityNamed(entity), [id]))[0] ?? null,
    async productTexts(_, { ids }, { db }) {
      const asked = [...new Set(ids)];
      // The two databases return rows in different orders.
      const things = (await textsOf(db, 'product', asked)).toSorted(
        (one, other) => asked.indexOf(one.id) - asked.indexOf(other.id),
      );
      return things.flatMap(({ id: productId, fields }) =>
        fields
          .filter(({ field }) => field !== slugField)
          .flatMap(({ texts }) => texts.map((text) => ({ ...text, productId, updatedAt: iso(text.updatedAt) }))),
      );
    },
    async thingAtSlug(_, { entity, slug }, { db, language }) {
      if (language === sourceLanguage) return null;
      const name = entityNamed(entity);
      const found = await thingAtSlug(db, name, language, slug);
      if (!found) return null;
      const texts = await shownTexts(db, name, language, [found.id]);
      return { ...found, slug: texts.get(found.id)?.get('slug') ?? null };
    },
  },
  Mutation: {
    async saveTranslations(_, { rows, goesOnWith = null }, context) {
      const sent = rows.map(({ entity, value = null, origin, ...row }) => ({
        ...row,
        entity: entityNamed(entity),
        value,
        origin: context.usedKey ? 'MACHINE' : (origin ?? 'PERSON'),
      }));
      const save = () => saveTexts(context.db, sent, writerOf(context));
      const { things, ...counts } = await (goesOnWith === null
        ? save()
        : goOnWith(await changeToGoOnWith(context, goesOnWith), save));
      const [first] = things;
      const change = first && counts.saved > 0 ? await lastChangeOf(context.db, first.entity, first.id) : undefined;
      return {
        ...counts,
        undoToken: change === undefined ? goesOnWith : tokenOfChange(change),
        things: await Promise.all(things.map(({ entity, id }) => textsOfThing(context, entity, id))),
      };
    },
    async setTranslationStatus(_, { entity, id, language, status, publishAt = null }, context) {
      const name = entityNamed(entity);
      await requireLanguage(context, language);
      await textsOfThing(context, name, id);
      if (publishAt !== null && status !== 'DRAFT') throw badInput('publishAt', 'Only a draft is published at a time.');
      await context.db.write((tx) =>
        putState(
          tx,
          { entity: name, id, language },
          { status, publishAt: publishAt === null ? null : Date.parse(publishAt) },
        ),
      );
      return textsOfThing(context, name, id);
    },
    async stillRight(_, { entity, id, language, fields }, context) {
      const name = entityNamed(entity);
      await requireLanguage(context, language);
      const confirmed = await confirmTexts(context.db, { entity: name, id, language }, fields, writerOf(context));
      if (confirmed === null) throw notFound('The thing');
      return textsOfThing(context, name, id);
    },
  },
  Product: inTurkish,
  Category: inTurkish,
  Sector: inTurkish,
  ThingTranslations: { entity: ({ entity }) => apiName(entity) as TranslatedEntity },
  Translation: { madeFrom: ({ source }) => source, updatedAt: ({ updatedAt }) => iso(updatedAt) },
  ThingInLanguage: { publishAt: ({ publishAt }) => (publishAt === null ? null : iso(publishAt)) },
} satisfies Resolvers;
