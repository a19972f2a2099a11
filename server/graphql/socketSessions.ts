import type { WebSocket } from 'ws';
import { endOf, isSessionOf, sessionsOf } from '../modules/people/sessions/sessions.store.ts';
import type { Services } from '../context/context.ts';
import { createLine } from '../db/line.ts';
import type { AddressedRequest } from './socketDoor.ts';

/** Code of the protocol for a socket that may not go on; clients open a new one, which then is a visitor's. */
const forbidden = 4403;
/** Closes a session's sockets when it ends, whichever process ended it. */
export function watchSessions({ db, changes, signedIn, log }: Services) {
  const watched = new Map<WebSocket, { token: string; adminId: string }>();

  /** Closes the sockets of sessions that have ended, and comes again when the next one runs out by itself. */
  async function closeEnded() {
    clearTimeout(timer);
    const now = Date.now();
    let next = Infinity;
    for (const [socket, { token, adminId }] of watched) {
      const live = (await sessionsOf(db, adminId, now)).find((session) => isSessionOf(session, token));
      if (live) next = Math.min(next, endOf(live));
      else socket.close(forbidden, 'The session has ended.');
    }
    clearTimeout(timer);
    if (next < Infinity) timer = setTimeout(look, Math.max(next - Date.now(), 0) + 1).unref();
    return [];
  }
  let timer: NodeJS.Timeout | undefined;
  const report = (error: unknown) => log.error({ err: error }, 'ended sessions could not be looked for');
  // One after the other: what was read before must not have the last word.
  const line = createLine();
  const look = () => void line(closeEnded).catch(report);
  // Each use of a session is a commit, and so is its end by a person.
  const commits = changes.follow(() => line(closeEnded));
  // Runs until `return` below: `closeEnded` yields nothing.
  void commits.next().catch(report);

  return {
    async watch(socket: WebSocket, request: AddressedRequest) {
      const session = await signedIn(request).catch(report);
      if (!session) return;
      watched.set(socket, { token: session.token, adminId: session.admin.id });
      socket.once('close', () => watched.delete(socket));
      look();
    },
    async stop() {
      clearTimeout(timer);
      await commits.return?.();
    },
  };
}
