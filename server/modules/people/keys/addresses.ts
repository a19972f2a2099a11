import ipaddr from 'ipaddr.js';
import { badInput } from '../../../core/errors.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

/** Reads '192.0.2.7', '192.0.2.0/24' or the same of IPv6; undefined for any other text. */
function networkOf(text: string): Network | undefined {
  if (ipaddr.isValidCIDR(text)) return asVersion4(ipaddr.parseCIDR(text));
  // `isValid` takes '10.1' and '0x7f.1', too, which nobody means.
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.parse(text);
  return asVersion4([address, address.kind() === 'ipv4' ? 32 : 128]);
}

/** Programs with version 4 are known by it, however it was written: '::ffff:10.0.0.1' is 10.0.0.1. */
function asVersion4([address, bits]: Network): Network {
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress();
  return isMapped ? [address.toIPv4Address(), Math.max(bits - 96, 0)] : [address, bits];
}

/** The largest networks that anybody has. */
const fewestBits = { ipv4: 8, ipv6: 16 };

/** Returns the networks in one spelling, each once. Throws `BAD_USER_INPUT` for a text that is none, and for most of the internet. */
export function readAddresses(texts: readonly string[]): string[] {
  const read = texts.map((text, at) => {
    const network = networkOf(text);
    if (!network) throw badInput(`addresses.${at}`, 'This is no address such as 192.0.2.7 or 10.20.0.0/16.');
    const [address, bits] = network;
    if (bits < fewestBits[address.kind()])
      throw badInput(
        `addresses.${at}`,
        'This is far more than one network: name smaller ones, or none for all addresses.',
      );
    return bits === (address.kind() === 'ipv4' ? 32 : 128) ? address.toString() : `${address.toString()}/${bits}`;
  });
  return [...new Set(read)];
}

/** Whether an address lies in one of the networks; any does where none is named. */
export function isAllowed(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  if (!ipaddr.isValid(address)) return false;
  const asked = ipaddr.process(address);
  return networks.some((text) => {
    const network = networkOf(text);
    return network !== undefined && network[0].kind() === asked.kind() && asked.match(network);
  });
}
