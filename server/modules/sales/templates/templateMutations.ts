import type { Context } from '../../../context/context.ts';
import { notFound, stale } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { NamedRow } from '../../catalogue/references/namedRows.ts';
import type { NamedStore } from '../../catalogue/references/namedStore.ts';

type Creation<Input> = { input: Input; key?: string | null };
type Edit<Input> = { id: string; input: Input; version?: number | null };

/** Makes the mutations of templates of one sort; `word` is the end of their names, as in `createOfferTemplate`. */
export const templateMutations = <Row extends NamedRow, Input extends { name: string }>(
  store: NamedStore<Row, Input>,
  word: string,
) => ({
  create(context: Context, { input, key }: Creation<Input>) {
    const sent = { mutation: `create${word}`, key, content: input };
    return createOnce(context, sent, {
      create: (db) => store.create(db, input),
      idOf: ({ id }) => id,
      find: store.find,
    });
  },
  async update(context: Context, { id, input, version }: Edit<Input>) {
    const saved = await store.update(context.db, id, input, version);
    if (!saved) throw notFound('Template');
    if (saved === 'stale') throw stale('The template');
    return saved;
  },
  async remove(context: Context, { id }: { id: string }) {
    if (!(await store.removeUnused(context.db, id))) throw notFound('Template');
    return true;
  },
});
