import type { RequestListener, Server } from 'node:http';
import { join } from 'node:path';
import { readConfig, writtenBefore, type Config } from './settings/config.ts';
import type { Services } from './context/context.ts';
import type { Moved } from './db/database.ts';
import { createHttpServer } from './http/httpServer.ts';
import { createInFlight } from './http/inFlight.ts';
import { createShutdown } from './http/shutdown.ts';
import { collectStrayOutput, createProcessLog, createSay, sayWhyItEnds, type Written } from './process/processLog.ts';
import { loadHashing } from './modules/people/sessions/password.ts';
import { tryToRestore } from './modules/upkeep/backup/lastRestore.ts';
import { leaveMoved } from './process/movedDatabase.ts';
import { openSite } from './process/openSite.ts';
import { loadWeb } from './site/web.ts';
import { explain } from './process/startErrors.ts';
import { createStartListener } from './process/startListener.ts';
import { setTimeZone } from '../common/text/companyTime.ts';
import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap near what is in use. Each rendered page leaves some megabytes of garbage, and on a machine with much memory
 * V8 collects it late: with 43 MB in use and 100 MB of kept pages, a crawler made the process as large as 580 MB. It now
 * collects when the heap is half as large again as what the last collection left. The part for new objects stays as large
 * as the start has made it: much smaller, and collecting it would take noticeably more of the processor.
 */
function keepHeapSmall() {
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** The environment sets the format of the log until the settings are read. */
let written: Written = writtenBefore;
const fail = (error: unknown): never => {
  sayWhyItEnds(written, explain(error));
  process.exit(1);
};
/** Running requests have this many milliseconds before a restore takes the database from them. */
const patience = 10_000;

/** The port is opened first, so that a second server on the same folder ends before it touches anything. */
async function start() {
  const config = readConfig();
  setTimeZone(config.TIME_ZONE);
  written = config;
  const say = createSay(config);
  const log = createProcessLog(config);
  collectStrayOutput(config, log);
  const onThreadEnd = (err: Error) => log.error({ err }, 'the thread that draws pages ended, and another is started');
  const [web] = await Promise.all([loadWeb(onThreadEnd), loadHashing()]);
  const { listener: onStart, doing } = createStartListener();
  let listener: RequestListener = onStart;
  const inFlight = createInFlight();
  const server = createHttpServer((req, res) => {
    inFlight.watch(res);
    shutdown.handle(req, res, () => listener(req, res));
  }, config);
  const shutdown = createShutdown(server);
  await listen(server, config);

  let reopening: Promise<void> | undefined;
  const reopen = (work: () => Promise<void>) => {
    reopening ??= work().finally(() => (reopening = undefined));
    reopening.catch(fail);
  };
  const onRestore: Services['restore'] = (asked) => reopen(() => restore(asked));
  const onMoved = (moved: Moved) => reopen(() => reopenOn(moved));
  const surroundings = { server, web, say, doing, onRestore, onMoved };
  let site = await openSite(config, surroundings);
  listener = site.listener;
  keepHeapSmall();
  say(`Vitrin: ${addressOf(server, config)}`);

  /** Visitors see the page of a start meanwhile. */
  async function pause() {
    listener = onStart;
    site.rest();
    await site.closeSockets();
    await inFlight.isOver(patience);
    await site.finish();
  }

  async function open() {
    doing('opening the site');
    site = await openSite(config, surroundings);
    listener = site.listener;
  }

  /** A backup that cannot be restored leaves everything as it was. */
  async function restore({ name, admin }: { name: string; admin: string }) {
    doing('restoring a backup');
    await pause();
    site.close();
    const { backups, log } = site.services;
    await tryToRestore(backups, { file: join(backups.folders.backups, name), admin }, log);
    await open();
  }

  /** Throws one sentence when the database was deleted and not replaced. */
  async function reopenOn(moved: Moved) {
    doing('the database was replaced');
    await pause();
    await leaveMoved(moved, { log: site.services.log, close: site.close });
    await open();
    site.services.log.warn({ file: moved.file }, 'the site is open again, with what lies there now');
  }

  let ending = false;
  const end = () => {
    // Ctrl-C arrives twice when npm passes it on.
    if (ending) return;
    ending = true;
    void leave().then(() => process.exit(0), fail);
  };
  const leave = async () => {
    await reopening;
    site.rest();
    await shutdown.begin(site.closeSockets);
    await site.finish();
    site.close();
    await web.close?.();
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function listen(server: Server, { PORT, HOST }: Config) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port: PORT, ...(HOST && { host: HOST }) }, resolve);
  });
}

function addressOf(server: Server, { PUBLIC_ORIGIN, HOST }: Config) {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return PUBLIC_ORIGIN ?? `http://${HOST || 'localhost'}:${port}`;
}

const help =
  'This starts the site. It takes no arguments; its settings come from the environment and .env: docs/settings.md lists them.';
const [word] = process.argv.slice(2);
if (word === '--help' || word === '-h') console.log(help);
else if (word !== undefined) fail(new Error(`Not understood: '${word}'. ${help}`));
else start().catch(fail);
