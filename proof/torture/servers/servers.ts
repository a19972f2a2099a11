import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite, type Site } from '../../../e2e/testing/site.ts';
import { temporaryFolder } from '../../../e2e/testing/starterData.ts';
import { findPostgres, startCluster } from '../../../server/testing/postgres/cluster.ts';
import { layWire } from '../../../server/testing/postgres/wire.ts';
import { signIn } from '../../tools/graphql.ts';
import { pagesOf } from '../../tools/pagesOf.ts';
import { emptyOutcome, notInstalled, number, type Outcome } from '../outcome/outcome.ts';
import { startBalancer } from './balancer.ts';
import { hasNginx, startNginx } from './nginx.ts';
import { startCrowd, type Failure, type Seen } from './crowd.ts';

/** All are milliseconds: the calm before each event, the event itself, and the age that shown content may have. */
export type Pace = { calm: number; lasts: number; oldest: number };

/** A read may take so many milliseconds: nginx's limit for a server, and more for a busy machine. */
const longest = 6500;

type Event = { name: string; at: number };

/**
 * Runs `count` servers behind one address on one database, under writes and reads: one server is killed, one loses its
 * connection silently, one has it closed, one is frozen, and the database is restarted.
 */
export async function servers(
  _dataDir: string,
  { count }: { count: number },
  { calm, lasts, oldest }: Pace = { calm: 6000, lasts: 8000, oldest: 1000 },
): Promise<Outcome> {
  const outcome = emptyOutcome();
  const programs = findPostgres();
  if (!programs) return { ...outcome, figures: notInstalled };
  const cluster = await startCluster(programs, { keepsWord: true });
  const folder = await temporaryFolder();
  const wires = await Promise.all(Array.from({ length: count }, () => layWire(cluster.urlOf('postgres'))));
  const ports = await Promise.all(wires.map(freePort));
  const start = (at: number) =>
    startSite(folder, { PORT: String(ports[at]), DATABASE_URL: wires[at]?.url ?? '', BACKUP_AT: '' });
  // All start at once on an empty database: one fills it, and the others wait.
  const sites = await Promise.all(ports.map((_, at) => start(at)));
  const filled = sites.filter((site) => site.output().includes('Filling the empty database')).length;
  if (filled !== 1) outcome.errors.push(`${filled} servers filled the empty database`);

  const balancer = await (hasNginx() ? startNginx : startBalancer)(sites.map(({ origin }) => origin));
  const crowd = await startCrowd(balancer.origin, await signIn(balancer.origin));
  const events: Event[] = [];
  async function during(name: string, begin: () => unknown, end: () => unknown) {
    await pause(calm);
    events.push({ name, at: Date.now() });
    await begin();
    await pause(lasts);
    events.push({ name: `${name}, over`, at: Date.now() });
    await end();
  }
  const [first, second, third] = [0, 1 % count, 2 % count];
  await during(
    'one killed',
    () => sites[first]?.kill(),
    async () => (sites[first] = await start(first)),
  );
  await during(
    'one silent',
    () => wires[second]?.set('silent'),
    () => wires[second]?.set('whole'),
  );
  await during(
    'one cut off',
    () => wires[third]?.set('cut'),
    () => wires[third]?.set('whole'),
  );
  const signal = (name: NodeJS.Signals) => () => process.kill(sites[first]?.pid ?? 0, name);
  await during('one frozen', signal('SIGSTOP'), signal('SIGCONT'));
  await during(
    'the database restarted',
    () => cluster.restart(lasts / 4),
    () => undefined,
  );
  await pause(calm);
  const seen = await crowd.stop();

  const end = Date.now();
  await Promise.all(sites.filter((site) => site.isRunning()).map((site) => compare(site, seen, outcome)));
  const tooOld = seen.old.filter(({ age }) => age > oldest);
  outcome.errors.push(...tooOld.map(({ what, age, at }) => `${what} was ${age} ms old ${eventOf(events, at)}`));
  const hung = seen.slowReads.filter(({ took }) => took > longest);
  outcome.hung.push(...hung.map(({ at, took }) => `a read took ${took} ms ${eventOf(events, at)}`));
  for (const site of sites) {
    if (!site.isRunning()) outcome.crashed.push(site.output().slice(-2000));
    outcome.errors.push(...(site.output().match(/^.*(?:unhandled|uncaught).*$/gim) ?? []));
  }
  const late = seen.failures.filter(({ at }) => at > end - calm / 3);
  outcome.errors.push(...late.map(({ what }) => `not recovered: ${what}`));
  await balancer.close();
  await Promise.all(sites.map((site) => site.stop()));
  wires.forEach((wire) => wire.close());
  await cluster.stop();
  await rm(folder, { recursive: true });
  const kept = `${number(seen.kept)} of them answered with what was kept from before the database was away`;
  outcome.figures = [
    `${count} servers on PostgreSQL behind ${hasNginx() ? 'nginx' : 'a proxy of Node'}`,
    `${number(seen.reads)} reads, ${kept}, and ${number(seen.writes)} writes`,
    `${number(seen.names.size)} products acknowledged and looked for on each`,
    `the oldest that was shown was ${ageIn(seen, 0)} ms old`,
    ...recoveries(events, seen),
  ].join('; ');
  return outcome;
}

const eventOf = (events: Event[], at: number) => {
  const last = events.findLast((event) => event.at <= at);
  return last ? `${at - last.at} ms after: ${last.name}` : 'before anything happened';
};

const ageIn = ({ old }: Seen, from: number, until = Infinity) =>
  Math.max(0, ...old.filter(({ at }) => at >= from && at < until).map(({ age }) => age));

function reasons(failures: Failure[]) {
  const counts = new Map<string, number>();
  for (const { what } of failures) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(', ');
}

/** Describes the time after each event, until the next. */
function recoveries(events: Event[], seen: Seen) {
  return events.map(({ name, at }, place) => {
    const until = events[place + 1]?.at ?? Infinity;
    const isThen = (one: { at: number }) => one.at >= at && one.at < until;
    const failed = seen.failures.filter(isThen);
    const told = (['read', 'write'] as const).map((kind) => {
      const some = failed.filter((failure) => failure.kind === kind);
      return `${some.length} ${kind}s failed${some.length > 0 ? ` within ${(some.at(-1)?.at ?? at) - at} ms (${reasons(some)})` : ''}`;
    });
    const slow = seen.slowReads.filter(isThen).map(({ took }) => took);
    if (slow.length > 0) told.push(`${slow.length} reads took ${Math.min(...slow)} to ${Math.max(...slow)} ms`);
    const waits = seen.waits.filter(isThen).map(({ took }) => took);
    told.push(`${waits.length} writes acknowledged within ${Math.max(0, ...waits)} ms`);
    return `${name}: ${told.join(', ')}, nothing older than ${ageIn(seen, at, until)} ms`;
  });
}

type Nodes = { nodes: { name: string }[] };

async function compare(site: Site, { names }: Seen, outcome: Outcome) {
  const stored = new Set<string>();
  for await (const { nodes } of pagesOf<Nodes>(site, 'products', 'nodes { name }'))
    nodes.forEach(({ name }) => stored.add(name));
  for (const name of names) if (!stored.has(name)) outcome.lost.push(`${name} is not there at ${site.origin}`);
}
