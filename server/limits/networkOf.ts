import ipaddr from 'ipaddr.js';

/** Returns the network of an address, which names no single person: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  const [length, kind] = parsed instanceof ipaddr.IPv6 ? [48, ipaddr.IPv6] : [24, ipaddr.IPv4];
  return `${kind.networkAddressFromCIDR(`${parsed.toString()}/${length}`).toString()}/${length}`;
}
