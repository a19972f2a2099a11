import type { ErrorRequestHandler } from 'express';
import { statusOf } from '../../core/errors.ts';
import { refusalAnswer } from '../../graphql/refusalAnswer.ts';
import { refusedAs } from '../told.ts';
import { version } from './profile.ts';

const statuses: Record<string, number> = { RATE_LIMITED: 429, STORAGE_UNAVAILABLE: 503 };

/** Says in the protocol's own form what was wrong with a request; an error that is no refusal goes on to the app. */
export const sendProblem: ErrorRequestHandler = (thrown, req, res, next) => {
  const refused = refusedAs(thrown);
  const answer = refused ? undefined : refusalAnswer(thrown, req);
  const [error] = answer?.body.errors ?? [];
  const code = refused?.code ?? (error && String(error.extensions?.code));
  if (code === undefined || res.headersSent) return next(thrown);
  const retryAfter = refused?.retryAfter ?? answer?.retryAfter;
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  const content = refused?.message ?? error?.message ?? '';
  res
    .status(answer?.status ?? statuses[code] ?? statusOf(thrown) ?? 400)
    .set('Cache-Control', 'no-store')
    .json({
      ucp: { version, status: 'error' },
      messages: [
        { type: 'error', code: code.toLowerCase(), content, severity: retryAfter ? 'recoverable' : 'unrecoverable' },
      ],
    });
};
