import { domainToASCII } from 'node:url';
import type { Attachment } from 'postal-mime';

/** A mail that came back, or is late: as the mail server that gave it back tells of one recipient (RFC 3464). */
export type Bounce = {
  /** The id of the mail that is meant, with its brackets. */
  messageId: string;
  /** The addresses by which the recipient may be known, in lower case: as it was sent, and as it was forwarded. */
  recipients: string[];
  failure: 'REFUSED' | 'CONTENT_REFUSED' | 'EXPIRED' | 'DELAYED';
  /** The enhanced status, such as '5.1.1' (RFC 3463), for the log. */
  status: string;
};

/** The report stands before the mail that comes back, of which the head is enough. */
export const mostBytes = 256 * 1024;
/** A report of more parts than mail servers make is none, and costs time to take apart. */
const mostParts = 50;
const bounds = { maxNestingDepth: 8, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 };

/** Reports of other types say that a mail was read, or that somebody calls it spam. */
const typeOfReport = /;\s*report-type\s*=\s*"?([\w-]{1,40})/i;
const ofDelivery = new Set(['delivery-status', 'global-delivery-status']);

/** Whether a mail may be such a report, by its head alone. */
export function looksLikeBounce(text: string): boolean {
  const [head = ''] = text.split(/\r?\n\r?\n/, 1);
  const lines = head.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const line = lines.find((one) => /^content-type:/i.test(one)) ?? '';
  const type = typeOfReport.exec(line)?.[1] ?? 'delivery-status';
  return /^content-type:\s*multipart\/report\b/i.test(line) && ofDelivery.has(type.toLowerCase());
}

const reports = new Set(['message/delivery-status', 'message/global-delivery-status']);
const returned = new Set(['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']);

/** Reads such a report; empty for any other mail. Throws for one that is deeper or wider than reports are. */
export async function readBounces(source: Uint8Array): Promise<Bounce[]> {
  const text = Buffer.from(source.subarray(0, mostBytes)).toString('latin1');
  if (!looksLikeBounce(text) || partsIn(text) > mostParts) return [];
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(source.subarray(0, mostBytes), {
    ...bounds,
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const report = mail.attachments.find(({ mimeType }) => reports.has(mimeType));
  if (!report) return [];
  const [general = {}, ...people] = groups(textOf(report));
  const sent = groups(textOf(mail.attachments.find(({ mimeType }) => returned.has(mimeType)))).at(0) ?? {};
  const ownFields = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
  const messageId = idIn(sent['message-id'] ?? general['x-original-message-id'] ?? ownFields['in-reply-to']);
  if (!messageId) return [];
  const to = addressesIn(sent.to);
  return people.flatMap((person) => {
    const said = outcome(person);
    const own = [person['original-recipient'], person['final-recipient']].flatMap(addressesIn);
    // A mail that was sent to one address and forwarded by it comes back under another one.
    return said ? [{ messageId, recipients: [...own, ...(people.length === 1 ? to : [])], ...said }] : [];
  });
}

const partsIn = (text: string) => text.match(/^--/gm)?.length ?? 0;
const textOf = (part: Attachment | undefined) => (typeof part?.content === 'string' ? part.content : '');

/** The groups of fields of a report, which blank lines part; of a field that is there twice, the first counts. */
const groups = (text: string): Record<string, string>[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .trimStart()
    .split(/\n[ \t]*\n/)
    .filter((group) => group.trim() !== '')
    .map((group) => {
      const fields: Record<string, string> = {};
      for (const line of group.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
        const [, name = '', value = ''] = /^([!-9;-~]{1,60}):(.*)$/.exec(line) ?? [];
        if (name) fields[name.toLowerCase()] ??= value.trim();
      }
      return fields;
    });

const idIn = (value = '') => /<[^<>\s]{3,300}>/.exec(value)?.[0] ?? null;

/** Compares addresses as mail servers do in fact: in lower case, and a domain in either way to write it. */
export function plainAddress(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim()) ?? [];
  return `${local}@${domainToASCII(domain) || domain}`.toLowerCase();
}

const addressesIn = (value = ''): string[] =>
  (value.slice(0, 2000).match(/(?<![^\s<>,;:"()])[^\s<>,;:"()]+@[^\s<>,;:"()]+/g) ?? []).map(plainAddress);

const codeIn = (value = '') => /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(value);
/** They say only of which class an answer is; the words of the mail server beside them may say more. */
const isVague = (code: RegExpExecArray | null) => !code || (code[2] === '0' && code[3] === '0');
/** Old mail servers say no more than '550 user unknown'. */
const classIn = (words = '') => /(?:^|[\s;])([45])\d\d(?=[\s-])/.exec(words)?.[1] ?? '';

/** Tries that ended in time, although the class of the code is that of a refusal (RFC 3463, X.4.7; Exchange: 5.4.3xx). */
const expired = /^4\.(7|3\d\d)$/;
/** The content is refused, or its size: the mailbox is there. */
const ofContent = /^(2\.3|3\.4|6\.\d+|7\.\d+)$/;

function outcome({ action = '', status, 'diagnostic-code': words }: Record<string, string>) {
  const given = codeIn(status);
  const said = codeIn(words);
  const [code = '', kind = classIn(words), subject = '', detail = ''] = (isVague(given) && said ? said : given) ?? [];
  const what = action.trim().toLowerCase();
  if (what === 'delayed') return { failure: 'DELAYED' as const, status: code };
  if ((what !== 'failed' && what !== '') || (kind !== '4' && kind !== '5')) return null;
  const of = `${subject}.${detail}`;
  if (kind === '4' || expired.test(of)) return { failure: 'EXPIRED' as const, status: code };
  return { failure: ofContent.test(of) ? ('CONTENT_REFUSED' as const) : ('REFUSED' as const), status: code };
}
