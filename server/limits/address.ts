import ipaddr from 'ipaddr.js';

/**
 * The key under which limits count an address: an IPv4 address, even if it is written as IPv6, or the /64 of an IPv6
 * address, since one customer has all of a /64.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Returns the network of an address, which names no single person: the /24 of an IPv4 address, the /48 of an IPv6 one; null
 * of a text that is no address.
 */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const [length, kind] = parsed instanceof ipaddr.IPv6 ? [48, ipaddr.IPv6] : [24, ipaddr.IPv4];
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${length}`).toString()}/${length}`;
}

/** Whether a client runs on this machine, which needs no limits. Behind a proxy with TRUST_PROXY at 0, all clients do. */
export const isThisMachine = (address: string) => ['', '127.0.0.1', '0:0:0:0::/64'].includes(addressKey(address));
