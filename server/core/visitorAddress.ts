import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { isThisMachine } from './address.ts';

/** Some proxies add the port: '10.0.0.1:5123', '[2001:db8::1]:5123'. Undefined for what is no address. */
function addressIn(text: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(/%.*$/s, '');
  return isIP(address) ? ipaddr.process(address).toString() : undefined;
}

/**
 * Where a request came from, as the one spelling of an address that every limit counts by: behind so many proxies of ours,
 * what the outermost of them says. Where that is no address it is the proxy's own; one on this machine, which no limit
 * holds for, stands as 'unknown', so that nobody is free of limits by a header.
 */
export const visitorAddress =
  (trustedProxies: number) =>
  (request: IncomingMessage): string => {
    const { remoteAddress = '' } = request.socket;
    const own = addressIn(remoteAddress) ?? remoteAddress;
    if (trustedProxies === 0) return own;
    const said = proxyAddr(request, (_, hops) => hops < trustedProxies);
    if (said === remoteAddress) return own;
    return addressIn(said) ?? (isThisMachine(own) ? 'unknown' : own);
  };
