import express, {
  Router,
  type Request as Asked,
  type RequestHandler,
  type Response as Answer,
  type ErrorRequestHandler,
} from 'express';
import type { Services } from '../../context/context.ts';
import type { Ask } from '../../graphql/ask.ts';
import { oneSpelling } from '../../http/spelling.ts';
import { perConnection } from '../../limits/budget.ts';
import { callerOf } from '../callerOf.ts';
import type { Door } from './tool.ts';
import { originIn } from '../told.ts';
import { refusalAnswer } from '../../graphql/refusalAnswer.ts';

export const mcpAddress = '/mcp';

/** Loaded with the first request: a start that nobody asks by this protocol waits for none of it. */
const load = async () => ({ ...(await import('@modelcontextprotocol/server')), ...(await import('./mcpServer.ts')) });
let library: ReturnType<typeof load> | undefined;

type Settings = { ask: Ask; origin: string; publicOrigin: string | undefined };

/**
 * The door for agents: the Model Context Protocol over HTTP, without sessions. Each request stands alone, so that any server
 * can answer it, and GET and DELETE are 405.
 */
export function mcp(services: Services, { ask, origin, publicOrigin }: Settings): Router {
  const answer = async (req: Asked, res: Answer) => {
    const context = await callerOf(services, publicOrigin, req, res);
    const door: Door = {
      ask: (document, variables) => ask(document, variables, context),
      origin: originIn(origin, context.language),
    };
    const { createMcpHandler, createMcpServer } = await (library ??= load());
    const { fetch } = createMcpHandler(() => createMcpServer(context, door), {
      // Nothing here is followed: the tools stay the same.
      maxSubscriptions: 0,
      maxRequestBodySize: perConnection.bodyBytes.visitor,
      onerror: (error) => services.log.debug({ err: error }, 'a request of an agent was refused'),
    });
    await send(await fetch(requestOf(req, origin)), res);
  };

  const answerSafely: RequestHandler = (req, res, next) => answer(req, res).catch(next);
  return Router(oneSpelling).all(mcpAddress, readText, answerSafely, sendRefusal);
}

/** The library says what is wrong with the text. */
const readText = express.text({ type: () => true, limit: perConnection.bodyBytes.visitor });

/** The headers that the protocol reads. Others, cookies above all, are none of its business. */
const headersRead = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];

function requestOf(req: Asked, origin: string): Request {
  const read = new Headers();
  for (const name of headersRead) {
    const value = req.headers[name];
    if (value !== undefined) read.set(name, String(value));
  }
  const body: unknown = req.body;
  return new Request(`${origin}${mcpAddress}`, {
    method: req.method,
    headers: read,
    ...(typeof body === 'string' && req.method === 'POST' && { body }),
  });
}

/** An answer is complete when it begins: no tool tells of its progress. */
async function send(response: Response, res: Answer) {
  res.setHeader('Cache-Control', 'no-store');
  res.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}

/** Sends the refusal of a request in the form of the API; an error that is none goes on to the app. */
const sendRefusal: ErrorRequestHandler = (thrown, req, res, next) => {
  const refusal = res.headersSent ? undefined : refusalAnswer(thrown, req);
  if (!refusal) return next(thrown);
  const { status, retryAfter, body } = refusal;
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  res.set('Cache-Control', 'no-store').status(status).json(body);
};
