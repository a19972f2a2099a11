import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Db } from '../db/database.ts';
import { followEvents } from './followEvents.ts';

/** Servers name what is open with them so often, in milliseconds; without a word for three times as long, it is closed. */
const every = 5000;

/** Somebody who has something open. */
export type Present = { admin: string; since: number };
/** The same of one page, by a name that is not repeated. */
type Page = Present & { id: string };

type Word = { about: 'presence'; server: string; key: string; pages: Page[] };

/** Knows who has something open, in all processes that serve the same database. Nothing of it is stored. */
export type Presence = {
  /** Yields who else has it open, at once and after each change; the asker counts as there until the listener returns. */
  follow<T>(key: string, admin: string, shown: (others: Present[]) => T): AsyncIterableIterator<T>;
};

const known = new WeakMap<object, Presence>();

/** Returns the presence of a database, the same one for each caller. */
export function presenceOf(db: Pick<Db, 'posts'>): Presence {
  const found = known.get(db) ?? createPresence(db);
  known.set(db, found);
  return found;
}

function createPresence({ posts }: Pick<Db, 'posts'>): Presence {
  const server = randomUUID();
  const emitter = new EventEmitter().setMaxListeners(0);
  const own = new Map<string, Page[]>();
  const elsewhere = new Map<string, { pages: Page[]; until: number }>();
  const say = (key: string) => {
    const word: Word = { about: 'presence', server, key, pages: own.get(key) ?? [] };
    void posts?.send(JSON.stringify(word));
  };
  const placeOf = (word: Pick<Word, 'server' | 'key'>) => `${word.server} ${word.key}`;

  posts?.listen((text) => {
    const word = JSON.parse(text) as Word;
    if (word.about !== 'presence' || word.server === server) return;
    const isNew = !elsewhere.has(placeOf(word));
    if (word.pages.length === 0) elsewhere.delete(placeOf(word));
    else elsewhere.set(placeOf(word), { pages: word.pages, until: Date.now() + 3 * every });
    // A server that has just begun to listen is answered, so that it learns of this one at once.
    if (isNew && own.has(word.key)) say(word.key);
    emitter.emit(word.key);
  });

  if (posts)
    setInterval(() => {
      for (const key of own.keys()) say(key);
      for (const [place, { until }] of elsewhere) {
        if (until > Date.now()) continue;
        elsewhere.delete(place);
        emitter.emit(place.slice(place.indexOf(' ') + 1));
      }
    }, every).unref();

  function pagesOf(key: string): Page[] {
    const others = [...elsewhere].flatMap(([place, { pages }]) => (place.endsWith(` ${key}`) ? pages : []));
    return [...(own.get(key) ?? []), ...others];
  }

  function change(key: string, pages: Page[]) {
    if (pages.length === 0) own.delete(key);
    else own.set(key, pages);
    say(key);
    emitter.emit(key);
  }

  return {
    follow(key, admin, shown) {
      const page = { id: randomUUID(), admin, since: Date.now() };
      let said = '';
      const values = followEvents(emitter, key, {
        read: async () => {
          const first = new Map<string, Present>();
          for (const one of pagesOf(key).toSorted((a, b) => a.since - b.since))
            if (one.admin !== admin && !first.has(one.admin))
              first.set(one.admin, { admin: one.admin, since: one.since });
          const others = [...first.values()];
          const now = JSON.stringify(others);
          if (now === said) return [];
          said = now;
          return [shown(others)];
        },
      });
      change(key, [...(own.get(key) ?? []), page]);
      const leave = () =>
        own.get(key)?.includes(page) &&
        change(
          key,
          (own.get(key) ?? []).filter((one) => one !== page),
        );
      return {
        next: () => values.next(),
        return: () => (leave(), values.return?.() ?? Promise.resolve({ done: true, value: undefined })),
        throw: (error) => (leave(), values.throw?.(error) ?? Promise.reject(error as Error)),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  };
}
