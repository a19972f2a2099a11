import { setTimeout as pause } from 'node:timers/promises';
import { exchange, type Answer, type Ask } from '../../tools/exchange.ts';
import { documentAsk, mutations, resultOf } from '../../tools/graphql.ts';

const inputOf = (name: string) => ({ name, description: 'Işık ve güç' });
const counted = (count: number) => `Sayaç ${count} bitti`;
const countIn = (body: string) => Number(/Sayaç (\d+) bitti/.exec(body)?.[1]);

/** A counter is a product whose name says how often it was written. */
const mostCounters = 4;
type Counter = { id: string; counts: [count: number, acknowledgedAt: number][] };

type Place = { what: string; ask: (id: string) => Ask };
const page: Place = { what: 'the page', ask: (id) => ({ path: `/products/${id}` }) };
const api: Place = {
  what: 'the API',
  ask: (id) => ({
    path: `/graphql?query=${encodeURIComponent(`{ product(id: "${id}") { name } }`)}`,
    headers: { 'apollo-require-preflight': 'true' },
  }),
};
/** Pages that are already open ask by POST. */
const posted: Place = {
  what: 'the API, by POST',
  ask(id) {
    const asked = documentAsk('query ($id: ID!) { product(id: $id) { name } }', { id });
    return { ...asked, headers: { ...asked.headers, 'x-asks': 'query' } };
  },
};
const places = [page, api, posted];

export type Failure = { at: number; kind: 'read' | 'write'; what: string };

/** The clients saw all of this; moments and times are in milliseconds. */
export type Seen = {
  names: Set<string>;
  reads: number;
  /** These reads took more than half a second. */
  slowReads: { at: number; took: number }[];
  writes: number;
  failures: Failure[];
  /** Each acknowledged write took so long. */
  waits: { at: number; took: number }[];
  /** These reads showed old content; `age` is the time since newer content had been acknowledged. */
  old: { age: number; at: number; what: string }[];
  /** So many reads had answers that said that they were kept ones. */
  kept: number;
};

/** Starts writers and readers behind one address, which continue whatever happens until `stop`. */
export async function startCrowd(origin: string, cookie: string) {
  const seen: Seen = {
    names: new Set(),
    reads: 0,
    slowReads: [],
    writes: 0,
    failures: [],
    waits: [],
    old: [],
    kept: 0,
  };
  let isOver = false;

  async function trying(kind: Failure['kind'], what: string, work: () => Promise<Answer | undefined>) {
    try {
      const answer = await work();
      const { errors } = answer?.headers['content-type']?.includes('json') ? resultOf(answer) : {};
      if (answer?.status === 200 && !errors) return answer;
      const why = errors ? errors.map(({ extensions }) => extensions.code).join() : `status ${answer?.status}`;
      seen.failures.push({ at: Date.now(), kind, what: `${what}: ${why}` });
    } catch (error) {
      seen.failures.push({ at: Date.now(), kind, what: `${what}: ${String(error)}` });
    }
    return undefined;
  }

  async function write(document: string, variables: object) {
    const begun = Date.now();
    seen.writes++;
    const answer = await trying('write', 'a write', () => exchange(origin, documentAsk(document, variables, cookie)));
    if (answer) seen.waits.push({ at: begun, took: Date.now() - begun });
    return answer;
  }

  async function count({ id, counts }: Counter) {
    for (let n = 1; !isOver; n++) {
      await pause(500);
      if (await write(mutations.updateProduct, { id, input: inputOf(counted(n)) })) counts.push([n, Date.now()]);
    }
  }
  async function add(writer: number) {
    for (let n = 0; !isOver; n++) {
      const name = `Yazma ${writer}-${n}`;
      if (await write(mutations.createProduct, { input: inputOf(name) })) seen.names.add(name);
      await pause(500);
    }
  }
  async function read({ id, counts }: Counter, { what, ask }: Place) {
    for (; !isOver; await pause(30)) {
      const begun = Date.now();
      const answer = await trying('read', what, () => exchange(origin, ask(id)));
      seen.reads++;
      const took = Date.now() - begun;
      if (took > 500) seen.slowReads.push({ at: begun, took });
      const shown = answer ? countIn(answer.body) : NaN;
      if (answer && Number.isNaN(shown)) seen.failures.push({ at: begun, kind: 'read', what: `${what}: no content` });
      // What is shown has been old since the first write after it was acknowledged.
      const [, since = begun] = counts.find(([n]) => n > shown) ?? [];
      // While no server reaches the database, kept content is shown, and the answer says so.
      const isSaid = answer?.headers['cache-status'] !== undefined;
      if (isSaid) seen.kept++;
      else if (begun - since > 0) seen.old.push({ age: begun - since, at: begun, what });
    }
  }

  const counters = await Promise.all(
    Array.from({ length: mostCounters }, async (): Promise<Counter> => {
      const made = resultOf(await write(mutations.createProduct, { input: inputOf(counted(0)) })).data?.createProduct;
      return { id: (made as { id: string }).id, counts: [] };
    }),
  );
  const all = [add(1), ...counters.map(count)];
  for (const [at, counter] of counters.entries()) all.push(read(counter, places[at % places.length] ?? page));
  return {
    seen,
    async stop() {
      isOver = true;
      await Promise.all(all);
      return seen;
    },
  };
}
