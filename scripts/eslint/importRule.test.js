import { RuleTester } from 'eslint';
import { resolve } from 'node:path';
import { describe, it } from 'vitest';
import { importRule } from './importRule.js';
import { layers } from './layers.js';

RuleTester.describe = describe;
RuleTester.it = it;

const allowed = (from, source) => ({
  name: `${from} may import ${source}`,
  filename: resolve(from),
  code: `import { it } from '${source}';`,
  options: [layers],
});
const refused = (from, source, message) => ({
  ...allowed(from, source),
  name: `${from} may not import ${source}`,
  errors: [{ message }],
});

new RuleTester().run('imports', importRule, {
  valid: [
    allowed('server/main.ts', './app.ts'),
    allowed('server/app.ts', './graphql/apollo.ts'),
    allowed('server/graphql/resolvers.ts', '../modules/products/products.resolvers.ts'),
    allowed('server/modules/products/products.resolvers.ts', './products.store.ts'),
    allowed('server/modules/products/products.resolvers.ts', '../categories/categories.store.ts'),
    allowed('server/modules/products/products.resolvers.ts', '../../graphql/errors.ts'),
    allowed('server/modules/products/products.store.ts', '../../db/tables.ts'),
    allowed('server/modules/products/products.store.ts', '../search/search.index.ts'),
    allowed('server/modules/general/general.store.ts', '../../../web/site/texts.json'),
    allowed('server/config.test.ts', './testing/openTestApi.ts'),
    allowed('server/modules/products/products.store.ts', 'drizzle-orm'),
    allowed('server/modules/products/products.test.ts', '../../testing/api.ts'),
    allowed('server/site/render.ts', '../../web/entry.server.tsx'),
    allowed('web/entry.client.tsx', './routes.tsx'),
    allowed('web/routes.tsx', './admin/AdminLayout.tsx'),
    allowed('web/site/HomePage.tsx', '../components/ProductCard.tsx'),
    allowed('web/site/HomePage.tsx', '../graphql/generated/operations.ts'),
    allowed('web/site/texts.ts', './texts.json'),
    allowed('web/components/ProductCard.tsx', '../theme.ts'),
    allowed('e2e/visitor.test.ts', './testing/site.ts'),
  ],
  invalid: [
    refused(
      'server/modules/products/products.store.ts',
      '../../graphql/errors.ts',
      'server/modules/products/products.store.ts may not import server/graphql/errors.ts. A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.',
    ),
    refused('server/modules/products/products.store.ts', 'graphql', /may not import graphql/),
    refused('server/modules/products/products.store.ts', '@apollo/server/errors', /A store speaks SQL only/),
    refused('server/modules/products/products.store.ts', '../../../web/site/texts.json', /A store speaks SQL only/),
    refused('server/modules/products/products.store.ts', './products.test.ts', /may not import .*products\.test\.ts/),
    refused(
      'server/modules/products/products.resolvers.ts',
      '../categories/categories.resolvers.ts',
      /call a store \(of any module\)/,
    ),
    refused('server/modules/products/products.resolvers.ts', 'drizzle-orm', /call a store/),
    refused('server/db/database.ts', '../modules/products/products.store.ts', /knows nothing of what is kept/),
    refused('server/graphql/apollo.ts', '../../web/theme.ts', /assembles the modules/),
    refused('server/site/render.ts', '../../web/site/HomePage.tsx', /imports only web\/entry\.server\.tsx/),
    refused('web/site/HomePage.tsx', '../admin/AdminLayout.tsx', /The site and the admin never meet/),
    refused('web/admin/products/ProductList.tsx', '../../site/HomePage.tsx', /never meet/),
    refused('web/admin/products/ProductList.tsx', '../../../server/config.ts', /may not import server\/config\.ts/),
    refused('web/components/ProductCard.tsx', '../site/texts.ts', /knows neither/),
    refused('web/site/HomePage.tsx', './texts.json', /texts.json/),
    refused('web/site/HomePage.tsx', 'node:fs', /may not import node:fs/),
    refused('web/site/HomePage.tsx', '../components', /with its extension, never a folder/),
    refused('e2e/visitor.test.ts', '../server/config.ts', /used from outside/),
    refused('misc/thing.ts', '../server/config.ts', /has no row in scripts\/eslint\/layers\.js/),
    {
      name: 'dynamic imports and re-exports count too',
      filename: resolve('web/site/HomePage.tsx'),
      code: "export { it } from '../admin/AdminLayout.tsx'; void import('../admin/LoginPage.tsx');",
      options: [layers],
      errors: [{ messageId: 'refused' }, { messageId: 'refused' }],
    },
  ],
});
