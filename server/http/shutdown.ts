import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { plainHeaders } from './headers.ts';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which /health/ready says no before new connections are, so that a load balancer can look. */
const notice = 750;
/** Milliseconds that it takes at most to let in those who wait for that. */
const letIn = 1000;
/** Milliseconds after which whatever is still open is cut. */
const patience = 4000;

/**
 * Ends a server without cutting a request. For a second it says that it is going and answers on, closing each
 * connection with its answer; then it takes no more, and waits for those that are open.
 */
export function createShutdown(server: Server) {
  let isGoing = false;
  let accepted = 0;
  /** Requests that came while those in the kernel's queue were let in. */
  let held: (() => void)[] | undefined;

  /**
   * Who waits in the kernel's queue is cut when the port closes, and each turn of the event loop lets in one. Until two
   * turns bring nobody, no request is begun: the turns are short then, and nobody comes back for the next page.
   */
  async function emptyQueue() {
    held = [];
    const end = Date.now() + letIn;
    for (let quiet = 0; quiet < 2 && Date.now() < end;) {
      const before = accepted;
      await setImmediate();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  function beginHeld() {
    const requests = held ?? [];
    held = undefined;
    requests.forEach((begin) => begin());
  }

  server.on('connection', () => accepted++);
  return {
    /** Every request goes through here. */
    handle(req: IncomingMessage, res: ServerResponse, next: () => void) {
      if (!isGoing) return next();
      res.setHeader('Connection', 'close');
      if (req.url?.split('?')[0] !== '/health/ready') return held ? void held.push(next) : next();
      res.writeHead(503, { ...plainHeaders, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
      res.end(JSON.stringify({ status: 'stopping' }));
    },
    /** Resolves when every connection is closed, within five seconds. `closeSockets` ends the subscriptions. */
    async begin(closeSockets: () => Promise<void>): Promise<void> {
      isGoing = true;
      const cut = globalThis.setTimeout(() => server.closeAllConnections(), patience);
      const closed = once(server, 'close');
      if (await hasConnections(server)) await wait(notice);
      await emptyQueue();
      server.close();
      beginHeld();
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
