import express, { Router, type RequestHandler } from 'express';
import type { z } from 'zod';
import type { Services } from '../../context/context.ts';
import { badInputs } from '../../core/errors.ts';
import type { Ask } from '../../graphql/ask.ts';
import { oneSpelling } from '../../http/spelling.ts';
import { perConnection } from '../../limits/budget.ts';
import { callerOf, countProgram } from '../callerOf.ts';
import type { Door } from '../mcp/tool.ts';
import { lookupRequest, most, productRequest, searchRequest } from './asked.ts';
import { lookup, readProduct } from './lookup.ts';
import { envelope, profile } from './profile.ts';
import { search } from './search.ts';
import { originIn } from '../told.ts';
import { sendProblem } from './sendProblem.ts';

type Settings = { ask: Ask; origin: string; publicOrigin: string | undefined };

/** The catalogue by the Universal Commerce Protocol, for products with a price: it has no word for a price on request. */
export function ucp(services: Services, { ask, origin, publicOrigin }: Settings): Router {
  const answer =
    <Asked>(schema: z.ZodType<Asked>, find: (asked: Asked, door: Door) => Promise<object>): RequestHandler =>
    (req, res, next) => {
      const found = async () => {
        const context = await callerOf(services, publicOrigin, req, res);
        const asked = readAs(schema, req.body);
        countProgram(context, `ucp:${find.name}`);
        return find(asked, {
          origin: originIn(origin, context.language),
          ask: (document, variables) => ask(document, variables, context),
        });
      };
      found().then((body) => res.set('Cache-Control', 'no-store').json(body), next);
    };
  const readJson = express.json({ limit: perConnection.bodyBytes.visitor });
  const router = Router(oneSpelling);
  router.get(
    '/.well-known/ucp',
    (_req, res) => void res.set('Cache-Control', 'public, max-age=3600').json(profile(origin)),
  );
  router.post('/ucp/catalog/search', readJson, answer(searchRequest, search), sendProblem);
  router.post('/ucp/catalog/lookup', readJson, refuseLong, answer(lookupRequest, lookup), sendProblem);
  router.post('/ucp/catalog/product', readJson, answer(productRequest, readProduct), sendProblem);
  return router;
}

function readAs<Asked>(schema: z.ZodType<Asked>, body: unknown): Asked {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
  throw badInputs(problems, 'The request does not have the form that the protocol gives it.');
}

/** The protocol has a code of its own for a look-up of too many. */
const refuseLong: RequestHandler = ({ body }, res, next) => {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || ids.length <= most.ids) return next();
  const content = `${ids.length} identifiers were asked for; ${most.ids} are allowed.`;
  const message = { type: 'error', code: 'request_too_large', content, severity: 'recoverable' };
  res.status(400).json({ ucp: envelope('lookup', 'error'), messages: [message] });
};
