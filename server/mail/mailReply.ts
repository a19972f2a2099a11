/** Holds the answer of a mail server to one step of a letter. */
export type MailReply = {
  step: 'SENDER' | 'RECIPIENT' | 'CONTENT';
  code: number;
  /** The enhanced status without its class, such as '7.1' (RFC 3463); empty where the server gives none. */
  detail: string;
  isPermanent: boolean;
  /** The reply without addresses, since these may hold any word. */
  words: string;
};

const steps: [RegExp, MailReply['step']][] = [
  [/^MAIL FROM/, 'SENDER'],
  [/^RCPT TO/, 'RECIPIENT'],
  [/^DATA/, 'CONTENT'],
];

type SmtpError = { command?: string; responseCode?: number; response?: string };

const enhanced = /^\d{3}[ -]([245])\.(\d{1,3}\.\d{1,3})\b/;
const address = /<[^<>]*>|(?<![^\s>])[^\s>]+@\S+/g;

/** Reads the error of a letter; null for one of the connection, which is about no letter. */
export function replyIn(error: unknown): MailReply | null {
  if (!(error instanceof Error)) return null;
  const { command = '', responseCode, response = '' } = error as Error & SmtpError;
  const step = steps.find(([matches]) => matches.test(command))?.[1];
  if (!step) return null;
  // The library refuses a letter that is larger than the server's limit before it asks.
  if (responseCode === undefined && step !== 'SENDER') return null;
  const [, kind = '', detail = ''] = enhanced.exec(response) ?? [];
  const code = responseCode ?? 552;
  return { step, code, detail, isPermanent: code >= 500 && kind !== '4', words: response.replaceAll(address, '') };
}

/** Whether the server wants to know who sends before it takes anything. */
export const wantsSignIn = ({ code, words }: MailReply) =>
  [530, 534, 535, 538].includes(code) || /authenticat|not logged in|log ?in first/i.test(words);

/** Whether it does not let this site send in that name, or cannot verify the name; some servers say so at the recipient. */
export const refusesSender = (reply: MailReply) =>
  /^1\.[78]$/.test(reply.detail) ||
  /sender (address|verify|domain)|not owned by/i.test(reply.words) ||
  (reply.step === 'SENDER' && reply.isPermanent && !isTooLarge(reply));

export const refusesToRelay = ({ step, words }: MailReply) => step === 'RECIPIENT' && /relay/i.test(words);

/** Whether a rule of the server forbids the letter before it has seen it, such as a list of blocked machines. */
export const hasRuleAgainst = ({ step, detail }: MailReply) => step === 'RECIPIENT' && detail.startsWith('7.');

/** The mailbox, or the server, takes no letter of this size. */
const sizes = new Set(['2.3', '3.4']);
const isTooLarge = ({ code, detail }: MailReply) => sizes.has(detail) || (code === 552 && detail === '');
/** Commands in a wrong order or unknown ones say nothing about an address. */
const isOfProtocol = ({ code }: MailReply) => code >= 500 && code <= 504 && code !== 501;

/**
 * Returns why a letter can never arrive; null where another try may succeed. A permanent reply (RFC 5321, 4.2.1) to what is wrong
 * with this site, its sender or its sign-in ends no letter: somebody may repair that within two days.
 */
export function failureOf(error: unknown): 'REFUSED' | 'CONTENT_REFUSED' | null {
  const reply = replyIn(error);
  if (!reply?.isPermanent || wantsSignIn(reply) || isOfProtocol(reply)) return null;
  if (reply.step === 'CONTENT') return 'CONTENT_REFUSED';
  if (refusesSender(reply) || refusesToRelay(reply) || hasRuleAgainst(reply)) return null;
  return reply.step === 'SENDER' || sizes.has(reply.detail) ? 'CONTENT_REFUSED' : 'REFUSED';
}
