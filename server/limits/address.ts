import ipaddr from 'ipaddr.js';

/**
 * Whom limits take for one: an IPv4 address, also when it is written as IPv6, or the /64 of an IPv6 address, since one
 * customer has all of that.
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

/** Whoever is on the machine itself has it anyway. Behind a proxy with TRUST_PROXY at 0, this is everyone. */
export const isThisMachine = (address: string) => ['', '127.0.0.1', '0:0:0:0::/64'].includes(addressKey(address));
