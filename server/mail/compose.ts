import type { SendMailOptions } from 'nodemailer';
import type { SiteKey } from '../settings/siteKey.ts';
import type { Db } from '../db/database.ts';
import type { OutboxRow } from './outbox.store.ts';

/** Holds what composing a mail depends on besides the database. */
export type Site = {
  to: string;
  /** The public address of the site. */
  origin: string;
  /** Returns the PDF of an offer that was sent; null when the offer no longer exists. */
  offerPdf(id: string): Promise<Uint8Array | null>;
  /** Reads a file that goes out with a letter; null when it is gone. */
  attachment(id: string): Promise<Buffer | null>;
  key: Pick<SiteKey, 'tokenOf'>;
};
/** Names a mail of this site, whether it was sent or not. */
export type Named = Pick<OutboxRow, 'kind' | 'subjectId'>;

export type Composed = SendMailOptions & {
  /**
   * The mails that this one goes on from, the first of the conversation first. Mail programs show them together. One that was
   * never sent, or went to somebody else, still holds those together that name it.
   */
  follows?: Named[];
};

/** Makes the mail about a row; null when the row no longer exists. */
export type Compose = (db: Db, subjectId: string, site: Site) => Promise<Composed | null>;

/** The id of a mail is the same each time, so that mail programs recognise one that is sent again after a crash. */
const messageIdOf = ({ kind, subjectId }: Named, { origin }: Pick<Site, 'origin'>) =>
  `<${kind.toLowerCase()}-${subjectId}@${new URL(origin).hostname}>`;

/** Reads such an id; null for one of another site, and of a kind that is none of these. */
export function namedBy(messageId: string, { origin }: Pick<Site, 'origin'>, kinds: string[]): Named | null {
  const [, written = '', subjectId = '', host = ''] =
    /^<([a-z_]+)-([^@<>\s]{1,100})@([^@<>\s]+)>$/.exec(messageId) ?? [];
  const isOfSite = host.toLowerCase() === new URL(origin).hostname;
  const kind = kinds.find((one): one is Named['kind'] => one.toLowerCase() === written);
  return isOfSite && kind ? { kind, subjectId } : null;
}

/** Writes the headers by which mail programs know a mail and its conversation (RFC 5322, 3.6.4). */
export function withIds(
  named: Named,
  { follows = [], ...mail }: Composed,
  site: Pick<Site, 'origin'>,
): SendMailOptions {
  const references = follows.map((one) => messageIdOf(one, site));
  const inReplyTo = references.at(-1);
  return { messageId: messageIdOf(named, site), ...(inReplyTo && { inReplyTo, references }), ...mail };
}
