import type { WebSocket } from 'ws';
import { adminOf, isSessionOf, sessionsOf } from '../modules/auth/auth.store.ts';
import { sessionToken } from '../core/sessionCookie.ts';
import type { Services } from '../core/context.ts';
import type { AddressedRequest } from './socketDoor.ts';

/** Code of the protocol for a socket that may not go on; clients open a new one, which then is a visitor's. */
const forbidden = 4403;
/** Milliseconds after which a session that ran out by itself is noticed. */
const interval = 60_000;

/** Closes a session's sockets when it ends, whichever process ended it. */
export function watchSessions({ db, changes }: Pick<Services, 'db' | 'changes'>) {
  const watched = new Map<WebSocket, { token: string; adminId: string }>();

  async function closeEnded() {
    for (const [socket, { token, adminId }] of watched) {
      const live = await sessionsOf(db, adminId, Date.now());
      if (!live.some((session) => isSessionOf(session, token))) socket.close(forbidden, 'The session has ended.');
    }
    return [];
  }
  const commits = changes.follow(closeEnded);
  // Ends with `return` below, or with the database: then there is nobody to tell any more.
  void commits.next().catch(() => undefined);
  const timer = setInterval(() => void closeEnded().catch(() => undefined), interval).unref();

  return {
    async watch(socket: WebSocket, request: AddressedRequest) {
      const token = sessionToken(request.headers.cookie);
      const admin = token && (await adminOf(db, token, Date.now()));
      if (!token || !admin) return;
      watched.set(socket, { token, adminId: admin.id });
      socket.once('close', () => watched.delete(socket));
    },
    async stop() {
      clearInterval(timer);
      await commits.return?.();
    },
  };
}
