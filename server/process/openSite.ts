import type { RequestListener, Server } from 'node:http';
import { createApp } from '../app/app.ts';
import type { Config } from '../settings/config.ts';
import type { Services } from '../context/context.ts';
import type { Moved } from '../db/database.ts';
import { firstStart } from './firstStart.ts';
import { createSchema } from '../graphql/schema.ts';
import { storeFigures } from '../modules/catalogue/figures/storeFigures.ts';
import { serveSubscriptions } from '../graphql/sockets/subscriptions.ts';
import { keepHouse } from './housekeeping.ts';
import { watchForMoved } from './movedDatabase.ts';
import { closeServices, openServices } from './services.ts';
import { refreshAfterWrites } from '../site/refreshAfterWrites.ts';
import type { Web } from '../site/web.ts';

/** Milliseconds that a start waits for the server of the database. */
const patience = 60_000;

type Surroundings = {
  server: Server;
  web: Web;
  say: (line: string) => void;
  /** Receives the present step of the start in a few words. */
  doing: (what: string) => void;
  /** Receives a request to replace this site by a backup. */
  onRestore: NonNullable<Services['restore']>;
  /** Receives a replaced or deleted database file. */
  onMoved: (moved: Moved) => void;
};

export type Site = {
  services: Services;
  listener: RequestListener;
  /** Ends the regular tasks. */
  rest: () => void;
  /** Ends the subscriptions. */
  closeSockets: () => Promise<void>;
  /** Stores what is only in memory. Call it after the last request. */
  finish: () => Promise<void>;
  /** Closes the site; it is safe to call twice. */
  close: () => void;
};

/** Opens all parts that use one database. They can be closed and opened over another one while the server keeps running. */
export async function openSite(
  config: Config,
  { server, web, say, doing, onRestore, onMoved }: Surroundings,
): Promise<Site> {
  const opened = await openServices(config, { awaiting: { patienceMs: patience, say }, say, doing });
  const services: Services = { ...opened, restore: onRestore };
  await firstStart(config, services, say, { doing });
  const schema = createSchema();
  const app = await createApp(config, services, schema, web);
  const closeSockets = serveSubscriptions(server, schema, services, config);
  const stopHousekeeping = keepHouse(config, services);
  const stopWatching = watchForMoved(services.db, onMoved);
  const stopRefreshing = refreshAfterWrites(services, app.refreshPages);
  return {
    services,
    listener: app.listener,
    rest() {
      stopHousekeeping();
      stopWatching();
      stopRefreshing();
    },
    closeSockets,
    async finish() {
      // Some figures less are no reason to fail at the end.
      const note = (error: unknown) => services.log.error({ err: error }, 'the last figures cannot be stored');
      await storeFigures(services.db, services.figures, Date.now()).catch(note);
    },
    close: () => closeServices(services),
  };
}
