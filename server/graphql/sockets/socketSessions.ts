import type { WebSocket } from 'ws';
import { worksUntil } from '../../modules/people/keys/worksUntil.ts';
import { endOf, isSessionOf, sessionsOf } from '../../modules/people/sessions/sessions.store.ts';
import type { Caller, Services } from '../../context/context.ts';
import { DomainError } from '../../core/errors.ts';
import { createLine } from '../../db/line.ts';
import type { AddressedRequest } from './socketDoor.ts';

/** The protocol's code for a socket that may not continue; clients open a new one, which is then a visitor's. */
const forbidden = 4403;

/** The longest time of a timer, in milliseconds. A key may work for longer. */
const longestWaitMs = 2 ** 31 - 2;

type Opened = Caller & { address: string };

/** Closes the sockets of a session or a key when it ends, or a right of the key does, whichever process ended it. */
export function watchSessions({ db, changes, whoAsks, log }: Services) {
  const watched = new Map<WebSocket, Opened>();

  /** Returns until when a session or key is good unless somebody ends it, in milliseconds since 1970; null when it is not. */
  async function goodUntil(opened: Opened, now: number): Promise<number | null> {
    const { token, admin, usedKey } = opened;
    if (usedKey) return worksUntil(db, opened, now);
    const live = (await sessionsOf(db, admin.id, now)).find((session) => isSessionOf(session, token));
    return live ? endOf(live) : null;
  }

  /** Closes the sockets whose session or key has ended, and runs again when the next one expires. */
  async function closeEnded() {
    clearTimeout(timer);
    const now = Date.now();
    let next = Infinity;
    for (const [socket, opened] of watched) {
      const until = await goodUntil(opened, now);
      if (until !== null) next = Math.min(next, until);
      else socket.close(forbidden, opened.usedKey ? 'The key has ended, or a right of it.' : 'The session has ended.');
    }
    clearTimeout(timer);
    const wait = Math.min(Math.max(next - Date.now(), 0) + 1, longestWaitMs);
    if (next < Infinity) timer = setTimeout(look, wait).unref();
    return [];
  }
  let timer: NodeJS.Timeout | undefined;
  const report = (error: unknown) => log.error({ err: error }, 'ended sessions could not be looked for');
  // The checks run one after another, so that an older result never decides.
  const line = createLine();
  const look = () => void line(closeEnded).catch(report);
  // Each use of a session is a commit, and so is its end by a person.
  const commits = changes.follow(() => line(closeEnded));
  // This runs until `return` below, since `closeEnded` yields nothing.
  void commits.next().catch(report);

  return {
    async watch(socket: WebSocket, request: AddressedRequest) {
      const caller = await whoAsks(request).catch((error: unknown) => {
        if (error instanceof DomainError) socket.close(forbidden, error.message);
        else report(error);
      });
      if (!caller) return;
      watched.set(socket, { ...caller, address: request.ip ?? '' });
      socket.once('close', () => watched.delete(socket));
      look();
    },
    async stop() {
      clearTimeout(timer);
      await commits.return?.();
    },
  };
}
