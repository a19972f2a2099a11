import { largestDocument } from '../../../../common/limits.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { badInput } from '../../../core/errors.ts';
import { lastChangeOf } from '../../../entity/revisions.store.ts';
import type { Resolvers, TranslationImport } from '../../../generated/resolvers.ts';
import { readUpload } from '../../../http/upload.ts';
import { tokenOfChange } from '../../../entity/undoToken.ts';
import { findLanguage } from '../../pages/languages/languages.store.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
import { readTranslationsJob } from './exchange.jobs.ts';
import { nameOf as unitName } from './files/unit.ts';
import { applyFile, compareFile, type Compared } from './importTranslations.ts';
import { setStatuses } from './setStatuses.ts';
import { boardOf, confirmNamed, pageOfTexts, textNamed } from './shownTexts.ts';

async function requireLanguage({ db }: Context, code: string) {
  if (!(await findLanguage(db, code))) throw badInput('language', 'The site does not have this language.');
}

/** An answer names so many changes and refusals. */
const mostShown = 100;

async function shownImport({ db }: Context, compared: Compared, isDone: boolean): Promise<TranslationImport> {
  const { changes, refused, same, empty, texts } = compared;
  const named = (key: Parameters<typeof unitName>[0]) => {
    const text = texts.get(unitName(key));
    return { id: unitName(key), title: text?.title ?? key.id, label: text?.label ?? key.field };
  };
  const [first] = changes;
  const changeSeq = isDone && first ? await lastChangeOf(db, first.entity, first.id) : undefined;
  return {
    ...{ changed: changes.length, same, empty, refusedCount: refused.length },
    changes: changes.slice(0, mostShown).map((one) => ({ ...named(one), before: one.before, after: one.target })),
    refused: refused.slice(0, mostShown).map((one) => ({
      ...named(one),
      ...{ problem: one.problem, detail: one.detail, source: one.source, present: one.present },
    })),
    undoToken: changeSeq === undefined ? null : tokenOfChange(changeSeq),
  };
}

const tooLargeFile = { bytes: largestDocument, sentence: 'The file is larger than 50 MB: export fewer texts at once.' };

export const workResolvers = {
  Query: {
    translationBoard: (_, __, { db }) => boardOf(db),
    async translationTexts(_, { language, ...wanted }, context) {
      await requireLanguage(context, language);
      return pageOfTexts(context.db, language, wanted);
    },
  },
  Mutation: {
    async confirmTranslations(_, { ids }, context) {
      const { email } = requireAdmin(context);
      const named = ids.map(textNamed);
      const count = await confirmNamed(context.db, named, email);
      const [first] = named;
      const change = first && count > 0 ? await lastChangeOf(context.db, first.entity, first.thingId) : undefined;
      return { count, undoToken: change === undefined ? null : tokenOfChange(change) };
    },
    async setTranslationStatuses(_, { which, language, status }, context) {
      await requireLanguage(context, language);
      const changed = await setStatuses(context.db, { choice: readChoice(which), language, status });
      const [first] = changed;
      const change = first === undefined ? undefined : await lastChangeOf(context.db, 'product', first);
      return { count: changed.length, undoToken: change === undefined ? null : tokenOfChange(change) };
    },
    async importTranslations(_, { file, language, dryRun }, context) {
      const { email } = requireAdmin(context);
      await requireLanguage(context, language);
      const { bytes, name } = await readUpload(file, tooLargeFile);
      const read = await context.heavyWork.run(
        readTranslationsJob,
        { bytes, language },
        { signal: context.leaving(), visitor: email },
      );
      if (dryRun ?? true) return shownImport(context, await compareFile(context.db, language, read), false);
      const compared = await applyFile(context.db, language, read, email);
      await addToAudit(context.db, { event: 'IMPORTED', admin: email, about: name || 'translations' });
      return shownImport(context, compared, true);
    },
  },
} satisfies Resolvers;
