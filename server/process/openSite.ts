import type { RequestListener, Server } from 'node:http';
import { createApp } from '../app/app.ts';
import type { Config } from '../settings/config.ts';
import type { Services } from '../context/context.ts';
import type { Moved } from '../db/database.ts';
import { firstStart } from './firstStart.ts';
import { createSchema } from '../graphql/schema.ts';
import { serveSubscriptions } from '../graphql/subscriptions.ts';
import { keepHouse } from './housekeeping.ts';
import { tellOfRestore } from '../modules/upkeep/backup/lastRestore.ts';
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
  /** To be called with what is to be restored in the place of this site. */
  onRestore: NonNullable<Services['restore']>;
  /** Receives a replaced or deleted database file. */
  onMoved: (moved: Moved) => void;
};

export type Site = {
  services: Services;
  listener: RequestListener;
  /** Ends what it does by itself. */
  rest: () => void;
  /** Ends the subscriptions. */
  closeSockets: () => Promise<void>;
  /** Safe to call twice. */
  close: () => void;
};

/** All that stands on one database. It can be closed and opened again over another one, while the server goes on. */
export async function openSite(
  config: Config,
  { server, web, say, doing, onRestore, onMoved }: Surroundings,
): Promise<Site> {
  const opened = await openServices(config, { awaiting: { patience, say }, say, doing });
  const services: Services = { ...opened, restore: onRestore };
  await firstStart(config, services, say, { doing });
  await tellOfRestore(services.db, services.backups.folders.backups);
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
    close: () => closeServices(services),
  };
}
