import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Role, SessionAdmin } from '../db/accountTables.ts';
import type { Changes } from '../live/changes.ts';
import { forbidden, twoStepOwed, unauthenticated } from '../core/errors.ts';
import type { BackupSettings } from './backups.ts';
import { browserCookie, browserToken } from '../http/browserCookie.ts';
import type { Challenges } from '../limits/challenges.ts';
import type { HeavyWork } from '../jobs/heavyWork.ts';
import type { ImageStore } from '../storage/imageStore.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { NightlyState } from './nightlyState.ts';
import { quoteCookies, quoteToken, type QuoteCookie } from '../http/quoteCookie.ts';
import type { RateLimits } from '../limits/rateLimits.ts';
import { requestIdOf } from '../http/requestNames.ts';
import { relyingPartyOf, type RelyingParty } from '../http/relyingParty.ts';
import type { SiteKey } from '../settings/siteKey.ts';
import type { Slow } from '../core/slow.ts';
import { sessionCookie } from '../http/sessionCookie.ts';

/** An open session. */
export type SignedIn = { token: string; admin: SessionAdmin };

/** What lives as long as the process and every operation may use. */
export type Services = {
  db: Db;
  changes: Changes;
  images: ImageStore;
  limits: RateLimits;
  heavyWork: HeavyWork;
  /** The same work, for those who follow it. */
  jobs: Jobs;
  log: Logger;
  /** Receives durations, and logs those above `SLOW_MS`. */
  slow: Slow;
  /** Whose session the request carries; null for visitors. */
  signedIn(request: Pick<IncomingMessage, 'headers'>): Promise<SignedIn | null>;
  secureCookies: boolean;
  /** What stands in the way of the site's work; nothing when it can work. */
  readiness(): Promise<string[]>;
  backups: BackupSettings;
  /**
   * Puts a backup in the place of all that there is, once the requests under way are answered; the site is away meanwhile.
   * Null where this process cannot.
   */
  restore: ((asked: { name: string; admin: string }) => void) | null;
  /** How the nightly backup does; null when none is asked for. */
  nightlyBackup(): Promise<NightlyState | null>;
  /** Makes what whoever has the database alone cannot make or read. */
  key: SiteKey;
  /** What passkeys are asked to sign. */
  challenges: Challenges;
  /** Where the site is found, as its operator says; undefined: nobody said. */
  publicOrigin: string | undefined;
  /** Whether there is a mail server to send by. */
  sendsMail: boolean;
  /** How long messages are kept. */
  retentionMonths: number;
  /** How long earlier states of the content are kept. */
  historyMonths: number;
};

/** What a resolver gets besides its arguments. */
export type Context = Services & {
  /** Null for visitors. */
  admin: SessionAdmin | null;
  /** Of the session; null for visitors. */
  token: string | null;
  /** What the browser calls itself. */
  userAgent: string;
  /** Where the request came from; only ever kept as a salted hash. */
  address: string;
  /** Host and port that the request named; '' for the server's own requests. */
  host: string;
  /** Names the request in the log and, as `X-Request-Id`, in its answer. */
  requestId: string;
  /** When a query is broken off, in milliseconds since 1970. */
  deadline?: number;
  /** Names the visitor's quote list; null for none. */
  quoteToken: string | null;
  /** Sends the cookies of the quote list with the answer. */
  setQuoteList(list: QuoteCookie): void;
  /** The site as passkeys know it; null where there are none. */
  relyingParty: RelyingParty | null;
  /** Names the browser that asked for a challenge; null before it did. */
  browser: string | null;
  /** Sends the cookie that names the browser with the answer. */
  setBrowser(token: string): void;
  /** Sends the session's cookie with the answer; null removes it. */
  setSession(token: string | null): void;
};

/** Throws `UNAUTHENTICATED` for visitors and those who are suspended: the first line of every closed resolver. */
export function requireAdmin(context: Pick<Context, 'admin'>): SessionAdmin {
  if (context.admin?.suspendedAt !== null) throw unauthenticated();
  return context.admin;
}

/** Throws `UNAUTHENTICATED` as above, and `FORBIDDEN` for whoever has none of the roles. */
export function requireRole(context: Pick<Context, 'admin'>, roles: readonly Role[]): SessionAdmin {
  const admin = requireAdmin(context);
  if (!roles.includes(admin.role)) throw forbidden('Your role does not include this. An owner can change it.');
  return admin;
}

/** Throws `TWO_STEP_OWED` for whoever has to set up two-step sign-in before anything else. */
export function refuseOwing({ admin }: Pick<Context, 'admin'>) {
  if (admin?.owesTwoStep) throw twoStepOwed();
}

type Request = IncomingMessage & { ip?: string | undefined };
type Answer = { appendHeader(name: string, value: string): unknown };

/** For a request over HTTP; `session` where it is known already. */
export async function requestContext(
  services: Services,
  request: Request,
  answer: Answer,
  session: SignedIn | null | Promise<SignedIn | null> = services.signedIn(request),
): Promise<Context> {
  const { token, admin } = (await session) ?? { token: null, admin: null };
  return {
    ...services,
    token,
    admin,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip ?? request.socket.remoteAddress ?? '',
    host: request.headers.host ?? '',
    requestId: requestIdOf(request),
    ...quotesOf(services, request, answer),
    relyingParty: relyingPartyOf(services.publicOrigin, request.headers),
    browser: browserToken(request.headers.cookie, services.secureCookies),
    setBrowser: (next) => void answer.appendHeader('Set-Cookie', browserCookie(next, services.secureCookies)),
    setSession: (next) => void answer.appendHeader('Set-Cookie', sessionCookie(next, services.secureCookies)),
  };
}

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

/** For the server's rendering of a page for one visitor alone. */
export const ownContext = (services: Services, address: string, request: Request, answer: Answer): Context => ({
  ...visitorContext(services, address),
  ...quotesOf(services, request, answer),
});

/** For the server's own rendering of public pages: whoever asks, they are rendered as a visitor sees them. */
export const visitorContext = (services: Services, address: string): Context => ({
  ...services,
  token: null,
  admin: null,
  userAgent: '',
  address,
  host: '',
  requestId: randomUUID(),
  quoteToken: null,
  setQuoteList: () => undefined,
  relyingParty: null,
  browser: null,
  setBrowser: () => undefined,
  setSession: () => undefined,
});
