import { setTimeout as pause } from 'node:timers/promises';
import { ask, startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { exchange, hasCode } from '../../tools/exchange.ts';
import { signIn } from '../../tools/graphql.ts';
import { createEndings } from '../databases/endings.ts';
import type { Database } from '../databases/database.ts';
import { openDatabase } from '../databases/openDatabase.ts';
import { emptyOutcome, notInstalled, number, type Outcome, type Rounds } from '../outcome/outcome.ts';

/** Each file has so many products. */
const rowsEach = 400;
/** A run has to end in so many milliseconds after a start. */
const patience = 120_000;
const profiles = ['a', 'b'] as const;

type Run = { id: string; profile: string; file: number };
type Sent = { runs: Run[]; files: number };

const Profile = 'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }';
const Key = 'mutation ($id: ID!) { makeImportKey(id: $id) }';
const StateOf = 'query ($id: ID!) { importRun(id: $id) { state reasons rows added changed } }';

const column = (heading: string, field: string) => ({ heading, field, steps: [] });
const setup = { columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Açıklama', 'description')] };

/** A file changes the description of every product of its profile. */
const fileOf = (profile: string, file: number) =>
  [
    'Kod;Ad;Açıklama',
    ...Array.from({ length: rowsEach }, (_, n) => `${profile}-${n};Vana ${profile} ${n};Dosya ${file}`),
  ].join('\n');

type Door = { profile: string; id: string; key: string };

async function openDoors(site: Site, cookie: string): Promise<Door[]> {
  const doors: Door[] = [];
  for (const profile of profiles) {
    const input = { name: `Liste ${profile}`, setup };
    const made = await ask<{ createImportProfile: { id: string } }>(site, Profile, { input }, cookie);
    const { id } = made.createImportProfile;
    const { makeImportKey } = await ask<{ makeImportKey: string }>(site, Key, { id }, cookie);
    doors.push({ profile, id, key: makeImportKey });
  }
  return doors;
}

/** Sends one file after the other until the server is gone, or `isOver`. One that waits already is no fault. */
async function sendUntilCut(origin: string, door: Door, sent: Sent, isOver: () => boolean, mayBeAway: boolean) {
  while (!isOver()) {
    const file = ++sent.files;
    try {
      const answer = await exchange(origin, {
        ...{ path: `/import/${door.id}`, method: 'PUT', body: fileOf(door.profile, file) },
        headers: { authorization: `Bearer ${door.key}`, 'content-disposition': `attachment; filename="${file}.csv"` },
      });
      const { status = 0, body = '' } = answer ?? {};
      if (status === 202)
        sent.runs.push({ id: (JSON.parse(body) as { run: string }).run, profile: door.profile, file });
      else if (status !== 409 && status !== 429 && !(mayBeAway && status >= 500))
        throw new Error(`PUT /import: ${status} ${body}`);
    } catch (error) {
      if (hasCode(error, 'ECONNRESET', 'ECONNREFUSED', 'EPIPE')) return;
      throw error;
    }
    await pause(50);
  }
}

/** Kills the process again and again while files are sent and imported; every acknowledged file has to be imported once. */
export async function imports(folder: string, { count, seed, engine }: Rounds): Promise<Outcome> {
  const outcome = emptyOutcome();
  const database = await openDatabase(engine, folder);
  if (!database) return { ...outcome, figures: notInstalled };
  const { dataDir, settings } = database;
  const sent: Sent = { runs: [], files: 0 };
  const endings = createEndings(database, outcome);
  let cookie = '';
  let doors: Door[] = [];
  for (let round = 0; round < count; round++) {
    const site = await startSite(dataDir, settings);
    cookie ||= await signIn(site.origin);
    if (doors.length === 0) doors = await openDoors(site, cookie);
    await settled(site, cookie, sent, outcome, `before kill ${round + 1} of seed ${seed}`);
    await endings.end(site, {
      number: round,
      dice: createDice(seed * 4001 + round),
      begin: ({ isOver, mayBeAway }) => doors.map((door) => sendUntilCut(site.origin, door, sent, isOver, mayBeAway)),
      acknowledged: () => sent.runs.length,
      compare: (when) => compareHalves(database, outcome, when),
    });
    await compareHalves(database, outcome, `after kill ${round + 1} of seed ${seed}`);
  }
  const site = await startSite(dataDir, settings);
  await settled(site, cookie, sent, outcome, 'after the last start');
  await compareLast(database, sent, outcome);
  await site.stop();
  await database.leave();
  const taken = `${number(sent.runs.length)} files of ${rowsEach} products acknowledged`;
  outcome.figures = `${endings.told()} under two programs; ${taken}; each imported whole and in its order, none half`;
  return outcome;
}

/** Waits until all acknowledged files are imported, and notes those that are not. */
async function settled(site: Site, cookie: string, { runs }: Sent, outcome: Outcome, when: string) {
  const end = Date.now() + patience;
  for (const { id, profile, file } of runs) {
    for (;;) {
      type Found = { importRun: { state: string; reasons: string[]; rows: number } | null };
      const { importRun: run } = await ask<Found>(site, StateOf, { id }, cookie);
      if (run && ['WAITING', 'RUNNING'].includes(run.state) && Date.now() < end) {
        await pause(100);
        continue;
      }
      if (run?.state !== 'DONE')
        outcome.lost.push(
          `file ${file} of ${profile} ${when}: ${run ? `${run.state} ${run.reasons.join()}` : 'no run'}`,
        );
      break;
    }
  }
}

type Product = { code: string; text: string };
const everything = `select stock_code as code, description as text from products where stock_code like 'a-%' or stock_code like 'b-%'`;

/** Notes a file of which the database holds a part. */
async function compareHalves(database: Database, outcome: Outcome, when: string) {
  outcome.lost.push(...(await database.damage()).map((found) => `${when}: ${found}`));
  const rows = await database.rows<Product>(everything);
  for (const profile of profiles) {
    const own = rows.filter(({ code }) => code.startsWith(`${profile}-`));
    const texts = new Set(own.map(({ text }) => text));
    if (own.length > 0 && (own.length !== rowsEach || texts.size > 1))
      outcome.errors.push(`${profile} ${when}: ${own.length} products of the files ${[...texts].join(', ')}`);
  }
}

/** Notes a profile whose products are not those of the last file that was acknowledged. */
async function compareLast(database: Database, { runs }: Sent, outcome: Outcome) {
  await compareHalves(database, outcome, 'after the last start');
  const rows = await database.rows<Product>(everything);
  for (const profile of profiles) {
    const last = runs.findLast((run) => run.profile === profile);
    const own = rows.find(({ code }) => code.startsWith(`${profile}-`));
    if (last && Number(own?.text.split(' ')[1]) < last.file)
      outcome.lost.push(`${profile}: ${own?.text} in place of file ${last.file}`);
  }
}
