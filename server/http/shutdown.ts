import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { plainHeaders } from './headers.ts';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds for which /health/ready answers 503 before new connections are refused, so that a load balancer notices. */
const notice = 750;
/** The most milliseconds spent on accepting the connections that wait in the kernel's queue. */
const letIn = 1000;
/** Milliseconds after which open connections are cut. */
const patience = 4000;

/**
 * Ends a server without cutting a request. For a second it announces its end and still answers, closing each connection
 * with its answer; then it accepts no more, and waits for those that are open.
 */
export function createShutdown(server: Server) {
  let isGoing = false;
  let accepted = 0;
  /** Requests that arrived while the connections in the kernel's queue were accepted. */
  let held: (() => void)[] | undefined;

  /**
   * Closing the port cuts the connections in the kernel's queue, and each turn of the event loop accepts one. No request is
   * begun until two turns accept none: the turns are short then, and no client sends its next request.
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
    /** Every request passes through this function. */
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
