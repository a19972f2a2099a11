import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { inLanguage, sourceLanguage } from '../db/inLanguage.ts';
import type { SessionAdmin } from '../db/tables/accountTables.ts';
import type { UsedKey } from '../db/tables/keyTables.ts';
import type { Figures } from '../figures/figures.ts';
import type { Changes } from '../live/changes.ts';
import type { BackupSettings } from './backups.ts';
import { browserCookie, browserToken, sessionCookie } from '../http/sessionCookie.ts';
import type { Challenges } from '../limits/challenges.ts';
import { isCounted } from '../http/isCounted.ts';
import type { HeavyWork } from '../jobs/heavyWork.ts';
import type { ImageStore } from '../storage/storageOf.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { quoteCookies, quoteToken, type QuoteCookie } from '../http/quoteCookie.ts';
import type { HeavyPlace } from '../limits/processorBudget.ts';
import type { HeavyTurn, RateLimits } from '../limits/rateLimits.ts';
import { drafts, may } from '../rights/may.ts';
import { requestIdOf } from '../http/requestNames.ts';
import { relyingPartyOf, type RelyingParty } from '../http/relyingParty.ts';
import type { SiteKey } from '../settings/siteKey.ts';
import type { Slow } from '../core/slow.ts';

export type { HeavyTurn };

/** An open session. */
export type SignedIn = { token: string; admin: SessionAdmin };

/** A person with a session, or the person in whose name a program uses a key. */
export type Caller = { admin: SessionAdmin; token: string | null; usedKey: UsedKey | null };

/** The parts that live as long as the process and that every operation may use. */
export type Services = {
  db: Db;
  changes: Changes;
  images: ImageStore;
  limits: RateLimits;
  heavyWork: HeavyWork;
  /** The same work, with progress for admins who follow it. */
  jobs: Jobs;
  log: Logger;
  /** Counts what visitors do, without saying who did it. */
  figures: Figures;
  /** Receives durations, and logs those above `SLOW_MS`. */
  slow: Slow;
  /** Whose session the request carries; null for visitors. */
  signedIn(request: Pick<IncomingMessage, 'headers'>): Promise<SignedIn | null>;
  /** Who sends an operation, by a key or by a session; null for visitors. Throws when the request has a key that does not work. */
  whoAsks(request: IncomingMessage & { ip?: string | undefined }): Promise<Caller | null>;
  secureCookies: boolean;
  /** Returns the problems that keep the site from working; none when it is ready. */
  readiness(): Promise<string[]>;
  backups: BackupSettings;
  /**
   * Replaces all data by a backup once the running requests are answered; the site is unavailable until it is done. Null
   * where this process cannot restore.
   */
  restore: ((asked: { name: string; admin: string }) => void) | null;
  /** The state of the nightly backup; null when none is configured. */
  nightlyBackup(): Promise<NightlyState | null>;
  /** Makes and reads secrets that cannot be derived from the database alone. */
  key: SiteKey;
  /** The challenges that passkeys sign. */
  challenges: Challenges;
  /** The public origin from the settings; undefined when it is not set. */
  publicOrigin: string | undefined;
  /** Hosts of the own network to which webhooks may be sent. */
  webhookHosts: readonly string[];
  /** Whether there is a mail server to send by. */
  sendsMail: boolean;
  /** The host of the mail server; null where there is none. */
  mailHost: string | null;
  /** The number of months for which messages are kept. */
  retentionMonths: number;
  /** The number of months for which earlier states of the content are kept. */
  historyMonths: number;
};

/** The context of an operation, which each resolver receives. */
export type Context = Services & {
  /** The language in which public fields answer, as the request named it: 'tr', or the code of one of the site's languages. */
  language: string;
  /** Null for visitors; for a key, the person who made it. */
  admin: SessionAdmin | null;
  /** The token of the session; null for visitors and keys. */
  token: string | null;
  /** The key that the request is sent with; null for people. */
  usedKey: UsedKey | null;
  /** The User-Agent header. */
  userAgent: string;
  /** The address of the client; it is only ever stored as a salted hash. */
  address: string;
  /** Host and port that the request named; '' for the server's own requests. */
  host: string;
  /** Names the request in the log and, as `X-Request-Id`, in its answer. */
  requestId: string;
  /** Whether what the visitor does is counted: not what bots and people with a session do. */
  isCounted: boolean;
  /** The moment at which a query is broken off, in milliseconds since 1970. */
  deadline?: number;
  /** The place in which a visitor's query runs, piece by piece, and which pays for it; undefined for people and keys. */
  place?: Pick<HeavyPlace, 'nextPiece' | 'end'> | undefined;
  /** Returns a signal for a client that leaves before its answer. */
  leaving(): AbortSignal;
  /** Names the visitor's quote list; null for none. */
  quoteToken: string | null;
  /** Sends the cookies of the quote list with the answer. */
  setQuoteList(list: QuoteCookie): void;
  /** The site's identity for passkeys; null where they are not available. */
  relyingParty: RelyingParty | null;
  /** Names the browser that asked for a challenge; null before it asked. */
  browser: string | null;
  /** Sends the cookie that names the browser with the answer. */
  setBrowser(token: string): void;
  /** Sends the session's cookie with the answer; null removes it. */
  setSession(token: string | null): void;
};

type Request = IncomingMessage & { ip?: string | undefined };
type Answer = {
  appendHeader(name: string, value: string): unknown;
  once?(event: 'close', listener: () => void): unknown;
  destroyed?: boolean;
};

/**
 * The public pages say in this header that they show what visitors see, signed in or not. Without it, a session sees
 * drafts, too.
 */
export const asVisitorHeader = 'x-as-visitor';

/** Returns the database as this person, or this key, sees it. */
function seenBy({ db }: Services, caller: Caller | null, { headers }: Request) {
  return caller && may(caller, drafts) && headers[asVisitorHeader] === undefined ? db : db.visitors;
}

/** The context of a request over HTTP; `caller` saves a look-up where it is known already. */
export async function requestContext(
  services: Services,
  request: Request,
  answer: Answer,
  caller: Caller | null | Promise<Caller | null> = services.whoAsks(request),
  language = sourceLanguage,
): Promise<Context> {
  const who = await caller;
  const { token, admin, usedKey } = who ?? { token: null, admin: null, usedKey: null };
  return {
    ...services,
    language,
    db: inLanguage(seenBy(services, who, request), language),
    token,
    admin,
    usedKey,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip ?? request.socket.remoteAddress ?? '',
    host: request.headers.host ?? '',
    requestId: requestIdOf(request),
    isCounted: who === null && isCounted(request, services.secureCookies),
    leaving: leavingOf(answer),
    ...quotesOf(services, request, answer),
    relyingParty: relyingPartyOf(services.publicOrigin, request.headers),
    browser: browserToken(request.headers.cookie, services.secureCookies),
    setBrowser: (next) => void answer.appendHeader('Set-Cookie', browserCookie(next, services.secureCookies)),
    setSession: (next) => void answer.appendHeader('Set-Cookie', sessionCookie(next, services.secureCookies)),
  };
}

/** Returns how to get a signal for a client that leaves, also for one that has left already. */
export const leavingOf = (answer: Answer) => () => {
  const left = new AbortController();
  if (answer.destroyed) left.abort();
  else answer.once?.('close', () => left.abort());
  return left.signal;
};

const quotesOf = (
  { secureCookies }: Pick<Services, 'secureCookies'>,
  { headers }: Request,
  answer: Answer,
): Pick<Context, 'quoteToken' | 'setQuoteList'> => ({
  quoteToken: quoteToken(headers.cookie, secureCookies),
  setQuoteList(list) {
    for (const cookie of quoteCookies(list, secureCookies)) answer.appendHeader('Set-Cookie', cookie);
  },
});

/** The context in which the server renders a page for one visitor. */
export const ownContext = (
  services: Services,
  address: string,
  request: Request,
  answer: Answer,
  language = sourceLanguage,
): Context => ({
  ...visitorContext(services, address, language),
  isCounted: isCounted(request, services.secureCookies),
  leaving: leavingOf(answer),
  ...quotesOf(services, request, answer),
});

/** The context in which the server renders public pages, which are always those that a visitor sees. */
export const visitorContext = (services: Services, address: string, language = sourceLanguage): Context => ({
  ...services,
  language,
  db: inLanguage(services.db.visitors, language),
  token: null,
  admin: null,
  usedKey: null,
  userAgent: '',
  address,
  host: '',
  requestId: randomUUID(),
  isCounted: false,
  leaving: () => new AbortController().signal,
  quoteToken: null,
  setQuoteList: () => undefined,
  relyingParty: null,
  browser: null,
  setBrowser: () => undefined,
  setSession: () => undefined,
});

/** The state of the nightly backup; times are in milliseconds since 1970. */
export type NightlyState = {
  /** The time of the newest backup; null when there is none. */
  madeAt: number | null;
  /** The size of the newest backup; null when there is none. */
  bytes: number | null;
  /** The time of the last attempt if it failed; null when it succeeded. */
  failedAt: number | null;
  /** The reason of the failure, in a sentence for the admin. */
  failure: string | null;
};
