import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { Changes } from '../live/changes.ts';
import { adminOf, type AdminRow } from '../modules/auth/auth.store.ts';
import { sessionCookie, sessionToken } from './sessionCookie.ts';
import type { ImageStore } from '../modules/images/images.files.ts';
import { unauthenticated } from '../graphql/errors.ts';
import type { Limits } from './rateLimits.ts';

/** What lives as long as the process and every operation may use. */
export type Services = {
  db: Db;
  changes: Changes;
  images: ImageStore;
  limits: Limits;
  log: Logger;
  secureCookies: boolean;
  /** How long messages are kept. */
  retentionMonths: number;
};

/** What a resolver gets besides its arguments. */
export type Context = Services & {
  /** Null for visitors. */
  admin: AdminRow | null;
  /** Of the session; null for visitors. */
  token: string | null;
  /** What the browser calls itself. */
  userAgent: string;
  /** Where the request came from; only ever kept as a salted hash. */
  address: string;
  /** When a query is broken off, in milliseconds since 1970. */
  deadline?: number;
  /** Sends the session's cookie with the answer, or with null takes it away. */
  setSession(token: string | null): void;
};

/** Throws `UNAUTHENTICATED` for visitors: the first line of every closed resolver. */
export function requireAdmin(context: Context): AdminRow {
  if (!context.admin) throw unauthenticated();
  return context.admin;
}

type Answer = { appendHeader(name: string, value: string): unknown };

/** For a request over HTTP. */
export async function requestContext(
  services: Services,
  request: IncomingMessage & { ip?: string | undefined },
  answer: Answer,
): Promise<Context> {
  const token = sessionToken(request.headers.cookie);
  return {
    ...services,
    token,
    admin: token ? await adminOf(services.db, token, Date.now()) : null,
    userAgent: request.headers['user-agent'] ?? '',
    address: request.ip ?? request.socket.remoteAddress ?? '',
    setSession: (next) => void answer.appendHeader('Set-Cookie', sessionCookie(next, services.secureCookies)),
  };
}

/** For the server's own rendering of public pages: whoever asks, they are rendered as a visitor sees them. */
export const visitorContext = (services: Services, address: string): Context => ({
  ...services,
  token: null,
  admin: null,
  userAgent: '',
  address,
  setSession: () => undefined,
});
