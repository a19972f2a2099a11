import type { IncomingMessage } from 'node:http';
import type { Services } from './context.ts';
import { forbidden } from '../core/errors.ts';
import { isOurs } from '../http/checkedRequest.ts';
import { requestIdOf } from '../http/requestNames.ts';
import { logSecurity } from './securityLog.ts';

/**
 * Refuses writes from a page of another site, whose requests carry the admin's cookie where SameSite does not hold it back:
 * from a neighbour under the same domain, or in an old browser. Throws `FORBIDDEN`.
 */
export function refuseForeign(
  { log }: Pick<Services, 'log'>,
  publicOrigin: string | undefined,
  request: IncomingMessage,
) {
  const { method = '', headers } = request;
  if (['GET', 'HEAD', 'OPTIONS'].includes(method) || isOurs({ headers }, publicOrigin)) return;
  const { origin, host } = headers;
  // Both are logged: behind a proxy that hides the host, the site's own pages look foreign until PUBLIC_ORIGIN is set.
  logSecurity({ log, requestId: requestIdOf(request) }, 'request of another site refused', { origin, host });
  throw forbidden('This request was sent by a page of another site.');
}

/** The same check as a middleware. */
export const ownPagesOnly =
  (services: Pick<Services, 'log'>, publicOrigin: string | undefined) =>
  (req: IncomingMessage, _res: unknown, next: () => void) => {
    refuseForeign(services, publicOrigin, req);
    next();
  };
