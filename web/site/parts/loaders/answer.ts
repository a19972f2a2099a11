import { data } from 'react-router-dom';

export const ok = null;
export const notFound = () => data(null, { status: 404 });
const unavailable = () => data(null, { status: 503 });

/** Gives a page its status: 404 for null, and 503, which is never cached, for undefined. */
export const answer = (loaded: unknown) => (loaded === undefined ? unavailable() : loaded === null ? notFound() : ok);

/** Does the same for a page that has nothing to show without the data: the error element takes its place. */
export function answerRequired(loaded: unknown) {
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader gives a failure its status
  if (loaded === undefined) throw unavailable();
  return answer(loaded);
}
