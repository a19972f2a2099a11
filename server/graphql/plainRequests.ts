import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer } from '@apollo/server';
import { costOfBytes, perOperation } from '../limits/budget.ts';
import { requestContext, type Context, type Services, type SignedIn } from '../context/context.ts';
import { markStale, mayBeAskedAgain, refuseStale, wantsFresh } from '../http/freshOnly.ts';
import { refuseForeign } from '../context/ownPages.ts';
import { noteOperation } from '../http/requestNames.ts';
import { isKeepable } from './keepable.ts';
import { createKeptAnswers, etagOf, type KeptAnswer } from './keptAnswers.ts';
import { askedInAddress, checkAsked } from './checkAsked.ts';
import { isPlainBody, parseJson, readText } from './plainBody.ts';
import { refusalAnswer } from './refusalAnswer.ts';

/** What Apollo looks at. */
const headersRead = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

const headersOf = ({ headers }: IncomingMessage) => {
  const read = new HeaderMap();
  for (const name of headersRead) {
    const value = headers[name];
    if (value !== undefined) read.set(name, String(value));
  }
  return read;
};

/** `ip`: the visitor's address, as every request of the app carries it. */
type Addressed = IncomingMessage & { ip?: string };

/** Answers an operation; undefined, and nothing done, when the request is none of those it knows. */
export type AnswerPlain = (req: Addressed, res: ServerResponse) => Promise<void> | undefined;

type Settings = {
  apolloFor: (isAdmin: boolean) => ApolloServer<Context>;
  publicOrigin: string | undefined;
};

/**
 * Operations as nearly all of them come, a short JSON body or a query in the address, without going through Express: that
 * and its parsers take several times the processor of a small query. Uploads, long or compressed bodies and the playground
 * are left to the router. Answers to visitors are kept (docs/decisions/036).
 */
export function createPlainRequests(services: Services, { apolloFor, publicOrigin }: Settings): AnswerPlain {
  const kept = createKeptAnswers(services.db);

  return (req, res) => {
    const [path, search = ''] = (req.url ?? '').split('?', 2);
    if (path !== '/graphql') return undefined;
    const isGet = req.method === 'GET' && search.includes('query=');
    if (!isGet && (req.method !== 'POST' || !isPlainBody(req))) return undefined;
    return answer(req, res, search).catch((thrown: unknown) => refuse(req, res, thrown));
  };

  async function answer(req: Addressed, res: ServerResponse, search: string) {
    const { ip: address = '' } = req;
    refuseForeign(services, publicOrigin, req);
    const isGet = req.method === 'GET';
    const text = isGet ? search : await readText(req);
    const session = await services.signedIn(req);
    const question = session ? undefined : questionOf(req, text);
    const same = question === undefined ? undefined : kept.get(question);
    if (same) {
      const cost = Math.max(perOperation.keptCost, costOfBytes(text.length + same.body.length));
      await services.limits.beforeOperation(address, cost);
      return sendKept(req, res, same);
    }

    if (!session) await services.limits.beforeBytes(address, text.length);
    const body = isGet ? undefined : parseJson(text);
    const asked = isGet ? askedInAddress(search) : body;
    if (isObject(asked)) noteOperation(req, asked.query, asked.operationName);
    const tooMuch = checkAsked(asked, { isAdmin: session !== null });
    if (tooMuch) throw tooMuch;

    const revision = services.db.revision();
    const {
      status = 200,
      contentType,
      text: answered,
      mayKeep,
      ...more
    } = await execute(req, res, { search, body, session });
    if (!session) await services.limits.afterOperation(address, costOfBytes(answered.length));
    if (question !== undefined && mayKeep && status === 200)
      return sendKept(req, res, kept.keep(question, { revision, contentType, text: answered }));
    if (isAway(answered)) {
      if (mayBeAskedAgain(req) && wantsFresh(req)) return refuseStale(req, res);
      // What was answered last, rather than nothing.
      const last = question !== undefined && kept.peek(question);
      if (last && !wantsFresh(req)) {
        markStale(res);
        return sendKept(req, res, last);
      }
    }
    for (const [name, value] of more.headers) res.setHeader(name, value);
    res.setHeader('Content-Type', contentType);
    send(res, status, answered, 'no-store');
  }

  async function execute(
    req: Addressed,
    res: ServerResponse,
    { search, body, session }: { search: string; body: unknown; session: SignedIn | null },
  ) {
    const httpGraphQLRequest = {
      method: req.method ?? '',
      headers: headersOf(req),
      search: search && `?${search}`,
      body,
    };
    const context = await requestContext(services, req, res, session);
    const answer = await apolloFor(session !== null).executeHTTPGraphQLRequest({
      httpGraphQLRequest,
      context: async () => context,
    });
    if (answer.body.kind === 'chunked') throw new Error('Nothing here answers in pieces.');
    const contentType = answer.headers.get('content-type') ?? '';
    return { ...answer, contentType, text: answer.body.string, mayKeep: isKeepable(httpGraphQLRequest) };
  }
}

const away = '"code":"STORAGE_UNAVAILABLE"';
const isAway = (answered: string) => answered.includes(away);

/**
 * What a visitor's answer hangs on. Undefined where Apollo has to look first: a query in an address without the header that
 * other sites cannot send.
 */
function questionOf({ method, headers }: IncomingMessage, text: string): string | undefined {
  if (method === 'GET' && !headers['apollo-require-preflight']) return undefined;
  return `${method} ${headers.accept ?? ''} ${headers['content-type'] ?? ''}\n${text}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sendKept(req: IncomingMessage, res: ServerResponse, answer: KeptAnswer) {
  const { contentType, body } = answer;
  res.setHeader('Content-Type', contentType);
  if (req.method !== 'GET') return send(res, 200, body, 'no-store');
  const etag = etagOf(answer);
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept, Cookie');
  const isSame = req.headers['if-none-match']?.split(/, */).includes(etag);
  // May be kept anywhere, but is asked after each time: the very next request after a write has to show it.
  if (isSame) res.setHeader('Cache-Control', 'no-cache').writeHead(304).end();
  else send(res, 200, body, 'no-cache');
}

function refuse(req: IncomingMessage, res: ServerResponse, thrown: unknown) {
  const refusal = refusalAnswer(thrown, req);
  if (!refusal || res.headersSent) throw thrown;
  const { status, type, retryAfter, body } = refusal;
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  res.setHeader('Content-Type', type);
  send(res, status, JSON.stringify(body), 'no-store');
}

function send(res: ServerResponse, status: number, body: string | Buffer, caching: 'no-cache' | 'no-store') {
  res.setHeader('Cache-Control', caching);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.writeHead(status).end(body);
}
