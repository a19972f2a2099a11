import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from './core/context.ts';
import { storageFailureOf } from './db/storageFailure.ts';

/** What got past everything else is logged whole; the visitor reads one sentence and no detail. */
export function answerFailure(
  { log }: Pick<Services, 'log'>,
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const status = statusOf(error);
  if (status >= 500) log.error({ err: error, url: req.url }, 'unexpected error in a request');
  if (res.headersSent) return void res.destroy();
  if (status === 503) res.setHeader('Retry-After', '10');
  res
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
    .end(status >= 500 ? 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.' : 'Bad request');
}

/** Express and its parts give an error the status that it stands for. */
function statusOf(error: unknown) {
  if (storageFailureOf(error)) return 503;
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}
