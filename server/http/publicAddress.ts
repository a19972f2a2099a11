import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that lead to this machine, its network or its cloud, and those that lead nowhere. */
// Two lists, since one would take an address of version 4 for one that version 6 writes as `::ffff:…`.
const [inside, inside6] = [new BlockList(), new BlockList()];
const ranges: [net: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const ranges6: [net: string, prefix: number][] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
for (const [net, prefix] of ranges) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of ranges6) inside6.addSubnet(net, prefix, 'ipv6');

/** Tells whether an IP address belongs to the public internet. */
export function isPublic(address: string): boolean {
  const version = isIP(address);
  return version === 6 ? !inside6.check(address, 'ipv6') : version === 4 && !inside.check(address, 'ipv4');
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
