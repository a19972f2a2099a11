import { letters } from '../../../db/tables/letterTables.ts';
import type { Entity } from '../../../entity/entity.ts';
import { ofSales } from '../../../rights/stated.ts';
import { letterMail } from './letterMail.ts';
import { noteLetterSent } from './letters.store.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { outbox } from '../../../db/tables/mailTables.ts';

export const letterEntity: Entity = {
  name: 'letter',
  tables: [letters],
  ...ofSales,
  mails: { LETTER: { compose: letterMail, afterwards: noteLetterSent } },
  person: {
    columns: [letters.subject, letters.text],
    // A letter is removed with what it answers.
    afterwards: (tx) =>
      tx
        .delete(outbox)
        .where(
          and(eq(outbox.kind, 'LETTER'), notInArray(outbox.subjectId, tx.select({ id: letters.id }).from(letters))),
        ),
  },
};
