import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that lead to this machine, its network or its cloud, and those that lead nowhere. */
const inside = new BlockList();
const ranges: [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
// IANA has given out this eighth alone of version 6: what lies outside is special, such as '::ffff:…' and '64:ff9b::…', which
// write an address of version 4, or not in use, also where it gets a meaning one day. Lists of their own, since one would take an
// address of version 4 for the one that version 6 writes as '::ffff:…'.
const given6 = new BlockList();
given6.addSubnet('2000::', 3, 'ipv6');
const special6 = new BlockList();
const ranges6: [net: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3ffe::', 16],
  ['3fff::', 20],
];
for (const [net, prefix] of ranges) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ranges6) special6.addSubnet(net, prefix, 'ipv6');

/** Tells whether an IP address belongs to the public internet. One with a zone, as 'fe80::1%eth0', is of a network nearby. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && !address.includes('%') && given6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}

export class NotPublic extends Error {}

/** Resolves names for a connection, and refuses those that lead inside: what was checked is what is connected to. */
export const lookupPublic: LookupFunction = (host, options, done) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0);
    if (!found.every(({ address }) => isPublic(address))) return done(new NotPublic(host), '', 0);
    const [first] = found;
    return options.all ? done(null, found) : done(null, first?.address ?? '', first?.family ?? 0);
  });

/** Tells whether a name leads inside by now; false where it leads nowhere. */
export const leadsInside = (host: string): Promise<boolean> =>
  new Promise((done) => {
    lookupPublic(host, { all: true }, (error) => done(error instanceof NotPublic));
  });
