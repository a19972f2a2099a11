import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { isThisMachine } from '../limits/address.ts';

/** Some proxies add the port: '10.0.0.1:5123', '[2001:db8::1]:5123'. Undefined for a text that is not an address. */
function addressIn(text: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  const address = (bracketed ?? dotted ?? text).replace(/%.*/s, '');
  return isIP(address) ? ipaddr.process(address).toString() : undefined;
}

/**
 * Finds the visitor's address, in one spelling, for all limits. Behind trusted proxies, the outermost of them names it. Where
 * that is no address, the proxy's own counts; a proxy on this machine, for which no limit holds, counts as 'unknown', so that
 * no header frees a visitor from limits.
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
