import type { WebSocket } from 'ws';
import { endOf, isSessionOf, sessionsOf } from '../modules/people/sessions/sessions.store.ts';
import type { Services } from '../context/context.ts';
import { createLine } from '../db/line.ts';
import type { AddressedRequest } from './socketDoor.ts';

/** The protocol's code for a socket that may not continue; clients open a new one, which is then a visitor's. */
const forbidden = 4403;
/** Closes a session's sockets when it ends, whichever process ended it. */
export function watchSessions({ db, changes, signedIn, log }: Services) {
  const watched = new Map<WebSocket, { token: string; adminId: string }>();

  /** Closes the sockets of sessions that have ended, and runs again when the next one expires. */
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
  // The checks run one after another, so that an older result never decides.
  const line = createLine();
  const look = () => void line(closeEnded).catch(report);
  // Each use of a session is a commit, and so is its end by a person.
  const commits = changes.follow(() => line(closeEnded));
  // This runs until `return` below, since `closeEnded` yields nothing.
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
