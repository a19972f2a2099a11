import { createServer } from 'node:http';
import { siteLanguages } from './words/variants.ts';

/**
 * `npm run dev` owns the port, the database and Vite. It loads server/app/app.ts through Vite at each request, so that an
 * edit of anything below it shows at once. Subscriptions keep the schema that was there at the start.
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
const { serveSubscriptions } = await load('/server/graphql/sockets/subscriptions.ts');
serveSubscriptions(server, createSchema(), services, config);

/** The Content-Security-Policy forbids inline scripts, so the script that @vitejs/plugin-react puts into a page is served as a file. */
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
  later: [],
  atOnce: [],
  styles: [],
  fonts: [],
};

const { drawHere } = await load('/server/site/drawing/drawPage.ts');

/** The site in another language: its modules stand beside the Turkish ones, as in the build (scripts/words/inLanguage.ts). */
const others = Object.fromEntries(
  siteLanguages.map((language) => [
    language,
    {
      draw: drawHere(async (...page) => (await load(`/web/entry.server@${language}.tsx`)).render(...page)),
      assets: { ...assets, scripts: [...assets.scripts.slice(0, 2), `/web/entry.client@${language}.ts`] },
    },
  ]),
);

/** The office in Turkish, for those who have chosen it. */
const offices = { tr: { ...assets, scripts: [...assets.scripts.slice(0, 2), '/web/entry.client@office.ts'] } };

// The playground is the one that `npm run build` made: Vite's development server cannot serve the workers of its editor.
const { findPlayground } = await load('/server/site/web.ts');
const playground = findPlayground();

let made = {};
/** Returns the app as it is after the latest edit. An edit of the interface makes a new one too, since the app caches pages. */
async function currentApp() {
  const [app, entry] = await Promise.all([load('/server/app/app.ts'), load('/web/entry.server.tsx')]);
  if (made.app !== app || made.entry !== entry) {
    const { createSchema } = await load('/server/graphql/schema.ts');
    const { render, headScript, pagePaths } = entry;
    made = {
      app,
      entry,
      current: app.createApp(config, services, createSchema(), {
        ...{ draw: drawHere(render), headScript, pagePaths, assets, others, offices, playground },
      }),
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
