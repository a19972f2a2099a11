import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../context/context.ts';
import { DomainError, statusOf } from '../core/errors.ts';
import { requestIdOf } from '../http/requestNames.ts';
import { routeName } from '../http/routeName.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { languageOfAddress, pagesFor, plainPage, plainPageHeaders, wantsPage } from '../site/plainPage.ts';
import { words, type WordsLanguage } from '../words/words.ts';

/**
 * The last error handler: it logs the error, and the visitor reads one sentence without details. Browsers get a page for
 * failures of ours, programs a line of text.
 */
export function answerFailure(
  { log }: Pick<Services, 'log'>,
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
) {
  if (hasLeft(error, res))
    return log.debug({ err: error, route: routeName(req.url) }, 'a visitor left before the end of an answer');
  const storage = storageFailureOf(error);
  const status = storage ? 503 : (statusOf(error) ?? 500);
  // A database that is away is no bug, whichever door somebody asks at: the API says so in the same words.
  const about = { err: storage ?? error, requestId: requestIdOf(req), route: routeName(req.url) };
  if (storage) log.error(about, 'the storage failed');
  else if (status >= 500) log.error(about, 'unexpected error in a request');
  if (res.headersSent) return void res.destroy();
  const retryAfter = error instanceof DomainError ? error.details.retryAfter : status === 503 ? 10 : undefined;
  if (retryAfter) res.setHeader('Retry-After', retryAfter);
  if (status >= 500 && wantsPage(req)) {
    const { lang, pages } = pagesFor(req);
    res.setHeader('Cache-Control', 'no-store');
    return void res
      .writeHead(status, { ...plainPageHeaders, 'Content-Type': 'text/html; charset=utf-8' })
      .end(plainPage({ lang, ...pages.failed }));
  }
  res
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end(sentenceOf(Math.min(status, 500), languageOfAddress(req)));
}

/** Returns the sentence of a status that visitors can meet; programs alone meet the others. */
const sentenceOf = (status: number, language: WordsLanguage) =>
  Object.entries(words(language).pages.failures).find(([known]) => Number(known) === status)?.[1] ?? 'Bad request';

/** Whether the client hung up in the middle of a streamed answer, which is not a fault of the server. */
const hasLeft = (error: unknown, res: ServerResponse) =>
  res.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
