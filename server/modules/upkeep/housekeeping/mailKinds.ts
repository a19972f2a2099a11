import type { Tx } from '../../../db/database.ts';
import { answersOf, type Mails } from '../../../entity/entity.ts';
import type { OutboxRow } from '../../../mail/outbox.store.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { entities } from '../../entities.ts';
import { noticeMails } from '../notices/noticeMails.ts';

/** The entities define every kind of mail but those about notices, which have subjects of every entity. */
export const mailKinds = answersOf(entities, 'mails').reduce<Mails>(
  (all, mails) => ({ ...all, ...mails }),
  noticeMails,
);

type Failed = Pick<OutboxRow, 'seq' | 'kind'>;

/** A mail about a notice that fails is logged alone: people would get another mail about it. */
export const noteFailed =
  ({ seq, kind }: Failed, now: number) =>
  async (tx: Tx) =>
    kind in noticeMails ? undefined : raiseNotice(tx, { kind: 'MAIL_FAILED', subject: String(seq), now });
