import type { WebSocket } from 'ws';
import { isSessionOf, sessionsOf } from '../modules/auth/auth.store.ts';
import type { Services } from '../core/context.ts';
import type { AddressedRequest } from './socketDoor.ts';

/** Code of the protocol for a socket that may not go on; clients open a new one, which then is a visitor's. */
const forbidden = 4403;
/** Milliseconds after which a session that ran out by itself is noticed. */
const interval = 60_000;

/** Closes a session's sockets when it ends, whichever process ended it. */
export function watchSessions({ db, changes, signedIn, log }: Services) {
  const watched = new Map<WebSocket, { token: string; adminId: string }>();

  async function closeEnded() {
    for (const [socket, { token, adminId }] of watched) {
      const live = await sessionsOf(db, adminId, Date.now());
      if (!live.some((session) => isSessionOf(session, token))) socket.close(forbidden, 'The session has ended.');
    }
    return [];
  }
  const commits = changes.follow(closeEnded);
  const report = (error: unknown) => log.error({ err: error }, 'ended sessions could not be looked for');
  // Runs until `return` below: `closeEnded` yields nothing.
  void commits.next().catch(report);
  const timer = setInterval(() => void closeEnded().catch(report), interval).unref();

  return {
    async watch(socket: WebSocket, request: AddressedRequest) {
      const session = await signedIn(request).catch(report);
      if (!session) return;
      watched.set(socket, { token: session.token, adminId: session.admin.id });
      socket.once('close', () => watched.delete(socket));
    },
    async stop() {
      clearInterval(timer);
      await commits.return?.();
    },
  };
}
