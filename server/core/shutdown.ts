import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which /health/ready says no before new connections are, so that a load balancer can look. */
const notice = 1000;
/** Milliseconds after which whatever is still open is cut. */
const patience = 4500;

/**
 * Ends a server without cutting a request. For a second it says that it is going and answers on, closing each
 * connection with its answer; then it takes no more, and waits for those that are open.
 */
export function createShutdown(server: Server) {
  let isGoing = false;
  return {
    /** To be asked first for each request; true when it is answered. */
    answers(req: IncomingMessage, res: ServerResponse): boolean {
      if (!isGoing) return false;
      res.setHeader('Connection', 'close');
      if (req.url?.split('?')[0] !== '/health/ready') return false;
      res.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      res.end(JSON.stringify({ status: 'stopping' }));
      return true;
    },
    /** Resolves when every connection is closed, within five seconds. `closeSockets` ends the subscriptions. */
    async begin(closeSockets: () => Promise<void>): Promise<void> {
      isGoing = true;
      const cut = globalThis.setTimeout(() => server.closeAllConnections(), patience);
      const closed = once(server, 'close');
      if (await hasConnections(server)) await wait(notice);
      // Just after the event loop has taken whoever was waiting to be let in: those still in line would be cut.
      await setImmediate();
      server.close();
      await closeSockets();
      await closed;
      clearTimeout(cut);
    },
  };
}

const hasConnections = (server: Server) =>
  new Promise<boolean>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count > 0))),
  );
