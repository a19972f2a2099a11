import type { Request, Response } from 'express';
import { refuseForeign } from '../context/ownPages.ts';
import { requestContext, type Context, type Services } from '../context/context.ts';
import { payerOf } from '../context/rights.ts';
import { bearerOf } from '../http/sessionCookie.ts';
import { languageOfAddress } from '../graphql/languageOfAddress.ts';
import { costOfBytes, perOperation } from '../limits/budget.ts';

/**
 * The context of a program that comes through a door: that of its key, or a visitor's. A session does not count here, so that
 * a page of another site gains nothing by a person's cookie. The request itself is charged like an answer that is kept;
 * what it asks is charged by the API. `locale=` in the address of the door chooses the language of all answers. Throws `FORBIDDEN`,
 * `RATE_LIMITED`, `BAD_USER_INPUT`, and the refusals of keys.
 */
export async function callerOf(
  services: Services,
  publicOrigin: string | undefined,
  req: Request,
  res: Response,
): Promise<Context> {
  const hasKey = bearerOf(req.headers) !== undefined;
  if (!hasKey) refuseForeign(services, publicOrigin, req);
  const language = await languageOfAddress(services.db, req.url.slice(req.url.indexOf('?') + 1));
  const context = await requestContext(services, req, res, hasKey ? undefined : null, language);
  const bytes = Number(req.headers['content-length'] ?? 0);
  const cost = perOperation.keptCost + costOfBytes(bytes);
  await services.limits.beforeOperation(payerOf(context, context.address) ?? context.address, cost);
  return context;
}

/** Counts in the site's own figures that a program has asked, and by what: 'mcp:search_products'. No row says which program. */
export function countProgram({ figures }: Pick<Context, 'figures'>, asked: string) {
  figures.add('PROGRAM');
  figures.add('PROGRAM', asked);
}
