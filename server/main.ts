import type { RequestListener, Server } from 'node:http';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createHttpServer } from './core/httpServer.ts';
import { createShutdown } from './core/shutdown.ts';
import { firstStart } from './firstStart.ts';
import { createSchema } from './graphql/schema.ts';
import { serveSubscriptions } from './graphql/subscriptions.ts';
import { keepHouse } from './housekeeping.ts';
import { closeServices, openServices } from './services.ts';
import { refreshAfterWrites } from './site/refreshAfterWrites.ts';
import { startPage } from './site/startPage.ts';
import { loadWeb } from './site/web.ts';
import { explain } from './startErrors.ts';

const say = (line: string) => console.log(line);

/** The port is taken first: a second server on the same folder then ends before it touches anything. */
async function start() {
  const config = readConfig();
  const web = await loadWeb();
  let listener: RequestListener = startPage;
  const server = createHttpServer((req, res) => {
    shutdown.handle(req, res, () => listener(req, res));
  }, config);
  const shutdown = createShutdown(server);
  await listen(server, config);

  const services = await openServices(config);
  await firstStart(config, services, say);
  const schema = createSchema();
  const app = await createApp(config, services, schema, web);
  listener = app.listener;
  const closeSockets = serveSubscriptions(server, schema, services, config);
  say(`Vitrin: ${addressOf(server, config)}`);

  const stopHousekeeping = keepHouse(config, services);
  const stopRefreshing = refreshAfterWrites(services, app.refreshPages);
  let ending = false;
  const end = () => {
    // Ctrl-C reaches us twice when npm passes it on.
    if (ending) return;
    ending = true;
    stopHousekeeping();
    stopRefreshing();
    void shutdown.begin(closeSockets).then(() => {
      closeServices(services);
      process.exit(0);
    }, fail);
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

start().catch(fail);

function fail(error: unknown) {
  console.error(explain(error));
  process.exit(1);
}
