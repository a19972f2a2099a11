import { createServer } from 'node:http';

/**
 * Development: this shell owns the port, the database and Vite. server/app/app.ts is loaded through Vite at each request, so
 * an edit of anything below it shows at once. Subscriptions keep the schema of the start.
 */
process.env.NODE_ENV ??= 'development';
const { createServer: createVite } = await import('vite');

const server = createServer();
const vite = await createVite({
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  plugins: [{ name: 'react-refresh-file', configureServer: serveRefreshPreamble }],
});
const load = (path) => vite.ssrLoadModule(path);

const { explain } = await load('/server/process/startErrors.ts');
const config = await load('/server/settings/config.ts')
  .then(({ readConfig }) => readConfig())
  .catch(fail);
const { openServices, closeServices } = await load('/server/process/services.ts');
const services = await openServices(config).catch(fail);
const { firstStart } = await load('/server/process/firstStart.ts');
await firstStart(config, services, console.log);
const { createSchema } = await load('/server/graphql/schema.ts');
const { serveSubscriptions } = await load('/server/graphql/subscriptions.ts');
serveSubscriptions(server, createSchema(), services, config);

/** The page itself, which may run no script of its own, cannot hold what @vitejs/plugin-react would put there. */
function serveRefreshPreamble({ middlewares }) {
  middlewares.use('/@refresh.js', (_req, res) => {
    res.setHeader('Content-Type', 'text/javascript');
    res.end(
      `import { injectIntoGlobalHook } from '/@react-refresh';
       injectIntoGlobalHook(window);
       window.$RefreshReg$ = () => {};
       window.$RefreshSig$ = () => (type) => type;`,
    );
  });
}

const assets = {
  scripts: ['/@refresh.js', '/@vite/client', '/web/entry.client.ts'],
  styles: [],
  fonts: [],
};

// As `npm run build` left it: its editor's workers are not for Vite's development server.
const { findPlayground } = await load('/server/site/web.ts');
const playground = findPlayground();

let made = {};
/** The app of the latest edit. An edit of the interface needs a new one too, since the app caches rendered pages. */
async function currentApp() {
  const [app, entry] = await Promise.all([load('/server/app/app.ts'), load('/web/entry.server.tsx')]);
  if (made.app !== app || made.entry !== entry) {
    const { createSchema } = await load('/server/graphql/schema.ts');
    const { render, headScript, pagePaths } = entry;
    made = {
      app,
      entry,
      current: app.createApp(config, services, createSchema(), { render, headScript, pagePaths, assets, playground }),
    };
  }
  return (await made.current).listener;
}

server.on('request', (req, res) =>
  vite.middlewares(req, res, () =>
    currentApp()
      .then((app) => app(req, res))
      .catch((error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        res.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
      }),
  ),
);
server.on('error', fail);
server.listen({ port: config.PORT, ...(config.HOST && { host: config.HOST }) }, () =>
  console.log(`Vitrin in development: http://localhost:${config.PORT}`),
);

function fail(error) {
  console.error(explain(error));
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    closeServices(services);
    process.exit(0);
  });
}
