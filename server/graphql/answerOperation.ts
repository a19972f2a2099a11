import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { sourceLanguage } from '../db/inLanguage.ts';
import { languageOfAddress } from './languageOfAddress.ts';
import { costOfBytes, perOperation } from '../limits/budget.ts';
import { rateLimitOf } from '../limits/rateLimits.ts';
import { requestContext, type Caller, type Context, type Services } from '../context/context.ts';
import { payerOf } from '../context/rights.ts';
import { bearerOf } from '../http/sessionCookie.ts';
import { markStale, mayBeAskedAgain, refuseStale, wantsFresh } from '../http/freshOnly.ts';
import { refuseForeign } from '../context/ownPages.ts';
import { noteOperation } from '../http/requestNames.ts';
import { isKeepable } from './keepable.ts';
import { createKeptAnswers } from './keptAnswers.ts';
import { askedInAddress, checkAsked } from './checkAsked.ts';
import { bytesToRead, readBody, untilReceived } from './requestBody.ts';
import { answerPreflight, isOfPartner, letRead, readsOnly, refuseWrites } from './partners.ts';
import { send, sendKept, sendRefusal } from './sendAnswer.ts';
import { isTextBody, parseJson, readText } from './textBody.ts';

/** The headers that Apollo reads. */
const headersRead = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

const headersOf = ({ headers }: IncomingMessage, caller: Caller | null) => {
  const read = new HeaderMap();
  // A key proves as much as the header that other sites cannot send.
  if (caller?.usedKey) read.set('apollo-require-preflight', 'true');
  for (const name of headersRead) {
    const value = headers[name];
    if (value !== undefined) read.set(name, String(value));
  }
  return read;
};

/** `ip` is the visitor's address, which the listener of the app has set. */
type Addressed = IncomingMessage & { ip?: string };

/** Answers a request at the API's address, refusals included. Rejects with errors that are not refusals. */
export type AnswerOperation = (req: Addressed, res: ServerResponse) => Promise<void>;

type Settings = {
  apolloFor: (isAdmin: boolean) => ApolloServer<Context>;
  publicOrigin: string | undefined;
  /** Pages of these origins may read. */
  readOrigins: readonly string[];
};

/** Whether a request has to be an operation. Other requests to the API's address may be a browser's for the playground. */
export function isOperation(req: IncomingMessage): boolean {
  const { method = '', url = '' } = req;
  if (url.split('?', 1)[0] !== '/graphql') return false;
  return !['GET', 'HEAD'].includes(method) || searchOf(req).includes('query=');
}

/** Makes the function that answers all operations over HTTP, so that every check happens in one place. */
export function createAnswerOperation(
  services: Services,
  { apolloFor, publicOrigin, readOrigins }: Settings,
): AnswerOperation {
  const kept = createKeptAnswers(services.db);

  return (req, res) => answer(req, res).catch((thrown: unknown) => sendRefusal(req, res, thrown));

  async function answer(req: Addressed, res: ServerResponse) {
    const { ip: address = '' } = req;
    const isPartner = isOfPartner(req, { readOrigins, publicOrigin });
    if (isPartner) letRead(req, res);
    if (isPartner && req.method === 'OPTIONS') return answerPreflight(res);
    // No browser adds a key by itself, so a page of another site gains nothing by it.
    if (!isPartner && bearerOf(req.headers) === undefined) refuseForeign(services, publicOrigin, req);
    if (isPartner && req.method !== 'GET' && !isTextBody(req)) throw readsOnly();
    const isGet = req.method === 'GET';
    const language = await languageOfAddress(services.db, searchOf(req));
    const search = withoutEmpty(searchOf(req));
    const text = isGet ? search : isTextBody(req) ? await readText(req) : undefined;
    const caller = isPartner ? null : await services.whoAsks(req);
    const payer = payerOf(caller ?? { admin: null, usedKey: null }, address);
    const question = caller || text === undefined ? undefined : questionOf(req, text, language);
    const same = question === undefined ? undefined : kept.get(question);
    if (same) {
      const cost = Math.max(perOperation.keptCost, costOfBytes((text?.length ?? 0) + same.body.length));
      const share = await services.limits.beforeOperation(address, cost);
      if (share) res.setHeader('RateLimit', rateLimitOf(share));
      return sendKept(req, res, same);
    }

    if (payer !== null) await services.limits.beforeBytes(payer, text?.length ?? bytesToRead(req));
    const body = isGet ? undefined : text === undefined ? await readBody(services, req, res, caller) : parseJson(text);
    if (isObject(body) && body.operationName === '') delete body.operationName;
    const asked = isGet ? askedInAddress(search) : body;
    if (isObject(asked)) noteOperation(req, asked.query, asked.operationName);
    const tooMuch = checkAsked(asked, { isAdmin: caller !== null });
    if (tooMuch) throw tooMuch;
    if (isPartner && isObject(asked)) refuseWrites(asked);

    const revision = services.db.revision();
    const {
      status = 200,
      headers,
      contentType,
      text: answered,
      mayKeep,
    } = await execute(req, res, { search, body, language }, caller);
    if (payer !== null) await services.limits.afterOperation(payer, costOfBytes(answered.length));
    await untilReceived(req);
    const rateLimit = headers.get('ratelimit');
    if (rateLimit !== undefined) res.setHeader('RateLimit', rateLimit);
    if (question !== undefined && mayKeep && status === 200)
      return sendKept(req, res, kept.keep(question, { revision, contentType, text: answered }));
    if (isAway(answered)) {
      if (mayBeAskedAgain(req) && wantsFresh(req)) return refuseStale(req, res);
      // An answer from before is better than none.
      const last = question !== undefined && kept.peek(question);
      if (last && !wantsFresh(req)) {
        markStale(res);
        return await sendKept(req, res, last);
      }
    }
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader('Content-Type', contentType);
    await send(req, res, status, answered, 'no-store');
  }

  async function execute(req: Addressed, res: ServerResponse, { search, body, language }: Sent, caller: Caller | null) {
    const httpGraphQLRequest = {
      method: req.method ?? '',
      headers: headersOf(req, caller),
      search: search && `?${search}`,
      body,
    };
    // The context is made here, since Apollo would report an unavailable database as an internal error.
    const context = await requestContext(services, req, res, caller, language);
    const answer = await apolloFor(caller !== null)
      .executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => context })
      .finally(() => context.place?.end());
    if (answer.body.kind === 'chunked') throw new Error('No operation of this API is answered in pieces.');
    const contentType = answer.headers.get('content-type') ?? '';
    return { ...answer, contentType, text: answer.body.string, mayKeep: isKeepable(httpGraphQLRequest) };
  }
}

const searchOf = ({ url = '' }: IncomingMessage) => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
};

type Sent = { search: string; body: unknown; language: string };

/** By GraphQL over HTTP, an empty parameter of an address is one that was left out. */
const withoutEmpty = (search: string) =>
  search
    .split('&')
    .filter((part) => !/^(operationName|variables|extensions)=?$/.test(part))
    .join('&');

const away = '"code":"STORAGE_UNAVAILABLE"';
const isAway = (answered: string) => answered.includes(away);

/**
 * All that a visitor's answer depends on besides the content. Undefined where Apollo has to look first: a query in an
 * address without the header that other sites cannot send.
 */
function questionOf({ method, headers }: IncomingMessage, text: string, language: string): string | undefined {
  if (method === 'GET' && !headers['apollo-require-preflight']) return undefined;
  const asked = language === sourceLanguage ? '' : ` ${language}`;
  return `${method} ${headers.accept ?? ''} ${headers['content-type'] ?? ''}${asked}\n${text}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
