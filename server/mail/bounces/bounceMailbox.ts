import type { ImapFlow } from 'imapflow';
import { looksLikeBounce, mostBytes } from './readBounce.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const second = 1000;
/** A visit to the mailbox ends after this time, whatever the server does. */
const longestVisit = 60 * second;
/** So many mails are looked at in one visit; the next visit goes on behind them. */
const mostMails = 200;
const mostReports = 50;
/** A head is read so far. */
const mostOfHead = 32 * 1024;
/** How far back the first visit looks, in days: mail servers give up within five. */
const firstDays = 5;

/** The mail that was read last, by its number in this incarnation of the mailbox (RFC 3501, 2.3.1.1). */
export type Mark = { validity: number; uid: number };

type Visit = {
  mark: Mark | null;
  now: number;
  /** Learns of each report, with the mark behind it; what was handed over is not read again. */
  take(report: Uint8Array | null, mark: Mark): Promise<void>;
  /** The milliseconds after which the visit ends. */
  within?: number | undefined;
};

/** An error that ended a visit which took too long. */
export class TookTooLong extends Error {}

/** The parts of an address such as `imaps://user:password@mail.firma.com.tr/INBOX`. */
export function mailboxIn(address: string) {
  const { protocol, hostname, port, username, password, pathname, searchParams } = new URL(address);
  const secure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 993 : 143),
    secure,
    user: decodeURIComponent(username),
    pass: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    isHere: loopback.test(hostname),
    isAnyCertificate: searchParams.get('tls.rejectUnauthorized') === 'false',
  };
}

/**
 * Looks through what has come into the mailbox since the mark and hands the reports of mail servers over, oldest first. It is
 * opened to be read alone: a mail that somebody has not opened stays unopened, and none is moved or deleted. Of mails that
 * are no report, the head alone is read. A connection without encryption is refused unless it is on this machine.
 */
export async function visitMailbox(address: string, { mark, now, take, within = longestVisit }: Visit): Promise<void> {
  // It is loaded late, since few sites read a mailbox.
  const { ImapFlow } = await import('imapflow');
  const { host, port, secure, user, pass, folder, isHere, isAnyCertificate } = mailboxIn(address);
  const client = new ImapFlow({
    host,
    port,
    secure,
    ...(!secure && !isHere && { doSTARTTLS: true }),
    ...((isHere || isAnyCertificate) && { tls: { rejectUnauthorized: false } }),
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    disableAutoEnable: true,
    connectionTimeout: within / 6,
    greetingTimeout: within / 6,
    socketTimeout: within / 3,
    maxLineLength: 2 ** 20,
    maxLiteralSize: 2 * mostBytes,
    maxResponseSize: 3 * mostBytes,
    maxResponseTokens: 200_000,
  });
  // A call that waits on a connection that breaks is refused without the reason, which is said here.
  let reason: Error | null = null;
  client.on('error', (error) => (reason ??= error));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    client.close();
  }, within);
  try {
    await client.connect();
    await lookThrough(client, { folder, mark, now, take });
    await client.logout();
  } catch (error) {
    throw isLate ? new TookTooLong('the mailbox took too long', { cause: error }) : (reason ?? error);
  } finally {
    clearTimeout(timer);
    client.close();
  }
}

type Look = Omit<Visit, 'within'> & { folder: string };

async function lookThrough(client: ImapFlow, { folder, mark, now, take }: Look) {
  const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true });
  const validity = Number(uidValidity);
  const known = mark?.validity === validity ? mark.uid : null;
  if (known !== null && uidNext > 0 && uidNext <= known + 1) return;
  const wanted = known === null ? { since: new Date(now - firstDays * 86_400_000) } : { uid: `${known + 1}:*` };
  // Servers answer a range that is empty with the last mail.
  const found = ((await client.search(wanted, { uid: true })) || []).filter((uid) => uid > (known ?? 0));
  const uids = found.sort((a, b) => a - b).slice(0, mostMails);
  const heads = await client.fetchAll(
    uids.join(),
    { uid: true, bodyParts: [{ key: 'HEADER', start: 0, maxLength: mostOfHead }] },
    { uid: true },
  );
  const reports = heads
    .filter(({ headers }) => headers && looksLikeBounce(headers.toString('latin1')))
    .map(({ uid }) => uid)
    .sort((a, b) => a - b);
  for (const uid of reports.slice(0, mostReports)) {
    const whole = await client.fetchOne(String(uid), { source: { start: 0, maxLength: mostBytes } }, { uid: true });
    await take((whole && whole.source) || null, { validity, uid });
  }
  const [next] = reports.slice(mostReports);
  const last = next === undefined ? (uids.at(-1) ?? Math.max(uidNext - 1, known ?? 0)) : next - 1;
  if (last !== known || mark?.validity !== validity) await take(null, { validity, uid: last });
}
