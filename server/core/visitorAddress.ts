import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/** Where a request came from, as Express finds it: behind so many proxies of ours. */
export const visitorAddress =
  (trustedProxies: number) =>
  (request: IncomingMessage): string =>
    trustedProxies === 0
      ? (request.socket.remoteAddress ?? '')
      : proxyAddr(request, (_, hops) => hops < trustedProxies);
