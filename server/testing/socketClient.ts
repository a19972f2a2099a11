import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import { onTestFinished } from 'vitest';
import type { serveTestSite } from './serveTestSite.ts';

type Site = Awaited<ReturnType<typeof serveTestSite>>;
export const socketUrl = ({ origin }: Site) => `${origin.replace('http', 'ws')}/graphql`;

/** Opens a socket, which is disposed of when the test ends. */
export function clientOf(site: Site, cookie = ''): Client {
  class WithCookie extends WebSocket {
    constructor(url: string, protocols: string) {
      super(url, protocols, { headers: { cookie } });
    }
  }
  const client = createClient({
    url: socketUrl(site),
    webSocketImpl: WithCookie,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  onTestFinished(() => void client.dispose());
  return client;
}

/** Resolves to the first answer to an operation, or to its errors. */
export const ask = (client: Client, query: string, variables = {}) =>
  new Promise<{ data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] }>((resolve) => {
    client.subscribe(
      { query, variables },
      {
        next: (result) => resolve(JSON.parse(JSON.stringify(result)) as object),
        error: (errors) => resolve({ errors: errors as [] }),
        complete: () => undefined,
      },
    );
  });

/** Resolves to `open`, or to the sentence of the failure. */
export const opened = (socket: WebSocket) =>
  new Promise<string>((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('error', (error) => resolve(error.message));
  });
/** Resolves to the code with which the socket is closed. */
export const closed = (client: Client) =>
  new Promise<number>((resolve) => client.on('closed', (event) => resolve((event as { code: number }).code)));
export const connected = (client: Client) => new Promise<void>((resolve) => client.on('connected', () => resolve()));
