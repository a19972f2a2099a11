import { logError } from './logError.ts';
import { whileHere } from '../graphql/whileHere.ts';

/** Returns the milliseconds between attempts: 1, 2, 4 … seconds, at most 5 minutes. */
const pause = (attempt: number) => Math.min(1000 * 2 ** attempt, 300_000);

/** Tries for as long as the page is open, since a lost connection may come back; logs each failure. */
export async function keepTrying<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let count = 0; ; count++) {
    try {
      return await whileHere(attempt);
    } catch (error) {
      logError(error);
      await new Promise((resolve) => setTimeout(resolve, pause(count)));
    }
  }
}
