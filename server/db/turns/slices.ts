import { letNewcomersIn } from './newcomers.ts';
import { createLine } from '../line.ts';

/** In one turn of the event loop, work for visitors holds the thread for so many milliseconds before it lets others in: less than most searches. */
const longestMs = 5;
const line = createLine();
let began: number | undefined;

/**
 * Called between two pieces of work for visitors: lets others in once such work has held the thread for a while. Those who wait go on
 * one in each turn, so that another visitor waits for a piece of somebody's work and not for all that many have asked for.
 */
export async function inSlices(): Promise<void> {
  const now = performance.now();
  if (began === undefined) {
    began = now;
    setImmediate(() => (began = undefined));
  } else if (now - began >= longestMs) await line(letNewcomersIn);
}

type Prepared = Record<'all' | 'get', (values?: Record<string, unknown>) => unknown>;
type Session = { prepareQuery(...parts: unknown[]): Prepared };

/**
 * Makes a handle read in slices. SQLite answers on this thread, and a list with all that it counts has dozens of statements, none of
 * which would let anybody in. It is not for transactions, which have to be short.
 */
export function readingInSlices<Handle extends object>(handle: Handle): Handle {
  const { session } = handle as unknown as { session: Session };
  const prepare = session.prepareQuery.bind(session);
  session.prepareQuery = (...parts) => {
    const prepared = prepare(...parts);
    for (const way of ['all', 'get'] as const) {
      const read = prepared[way].bind(prepared);
      prepared[way] = async (values) => {
        await inSlices();
        return read(values);
      };
    }
    return prepared;
  };
  return handle;
}
