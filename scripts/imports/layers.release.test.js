import { cruise } from 'dependency-cruiser';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import config from '../../.dependency-cruiser.js';

/** Checks a project of these files, each a list of what it imports; imported files are there, and empty. */
async function report(files, outputType) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-imports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['node_modules', 'package.json']) symlinkSync(resolve(name), join(folder, name));
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [file, imports] of Object.entries(files)) {
    write(file, imports.map((source) => `import type {} from '${source}';\n`).join(''));
  }
  for (const [file, imports] of Object.entries(files)) {
    for (const source of imports.filter((one) => one.startsWith('.'))) {
      const path = join(dirname(file), source);
      if (!(path in files)) write(path, 'export {};\n');
    }
  }
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: folder,
    // Packages are found below the project, as they are in the real one.
    preserveSymlinks: true,
    validate: true,
    outputType,
    ruleSet: { forbidden: config.forbidden },
  });
  return output;
}

async function violations(files) {
  const { summary } = JSON.parse(await report(files, 'json'));
  return summary.violations.map(({ from, to, rule }) => ({ from, to, rule: rule.name }));
}

test('what the layers allow is not objected to', async () => {
  expect(
    await violations({
      'common/limits.ts': ['zod'],
      'server/main.ts': ['./app/app.ts'],
      'server/app/app.ts': ['../graphql/apollo.ts', '../../common/labels.ts'],
      'server/graphql/resolvers.ts': ['../modules/catalogue/products/products.resolvers.ts', '../core/errors.ts'],
      'server/modules/catalogue/products/products.resolvers.ts': [
        './products.store.ts',
        '../references/categories.store.ts',
        '../../../core/errors.ts',
        '../../../generated/resolvers.ts',
      ],
      'server/modules/catalogue/products/products.store.ts': [
        '../../../db/tables.ts',
        '../../../search/searchIndex.ts',
        '../../../core/errors.ts',
        '../../../../common/limits.ts',
        'drizzle-orm',
      ],
      'server/modules/upkeep/sheets/sheets.routes.ts': ['./export.ts', '../../../context/context.ts', 'express'],
      'server/modules/upkeep/bin/bin.ts': ['../../entities.ts'],
      'server/modules/entities.ts': ['./catalogue/products/products.entity.ts', '../entity/entity.ts'],
      'server/modules/pages/contact/contact.store.ts': ['../../../../web/words/tr/specified.json'],
      'server/site/render.ts': ['../../web/page/rendered.ts'],
      'server/settings/config.test.ts': ['../testing/api.ts'],
      'web/start.tsx': ['./routes.tsx'],
      'web/routes.tsx': ['./admin/AdminLayout.tsx'],
      'web/site/pages/home/HomePage.tsx': [
        '../../catalogue/productCards/ProductCard.tsx',
        './homePage.generated.ts',
        '../../../words/tr/home.ts',
        '../../../../common/limits.ts',
      ],
      'web/words/tr/specified.ts': ['./specified.json'],
      'web/words/tr/home.ts': ['../../../common/text/locale.ts'],
      'web/components/Picture.tsx': ['../theme/theme.ts'],
      'web/theme/theme.ts': ['./palette.ts'],
      'e2e/visitor.test.ts': ['./testing/site.ts'],
      'proof/clients/relay.release.test.ts': [
        'relay-runtime',
        'ajv',
        '@apollo/client',
        '../../server/testing/serveTestSite.ts',
      ],
    }),
  ).toEqual([]);
});

test('a violation says what to do instead', async () => {
  const files = { 'server/modules/catalogue/products/products.store.ts': ['../../../graphql/schema.ts'] };
  const told = stripVTControlCharacters(await report(files, 'err-long')).replace(/\s+/g, ' ');
  expect(told).toContain('error store: server/modules/catalogue/products/products.store.ts → server/graphql/schema.ts');
  expect(told).toContain('A store speaks SQL only, without GraphQL and HTTP: translate in the resolver.');
});

test('what they do not allow is refused', async () => {
  const refused = {
    'server/core/errors.ts': { core: ['../context/context.ts'] },
    'server/context/context.ts': { context: ['../modules/people/sessions/sessions.store.ts'] },
    'server/db/database.ts': { db: ['../modules/catalogue/products/products.store.ts'] },
    'server/entity/entity.ts': { entity: ['../modules/entities.ts'] },
    'server/modules/catalogue/products/products.store.ts': {
      store: ['graphql', '@apollo/server', 'express', '../../../../web/words/tr/specified.json', './products.test.ts'],
    },
    'server/modules/catalogue/products/products.resolvers.ts': {
      resolvers: ['../categories/categories.resolvers.ts', 'drizzle-orm', 'node:http', '../../entities.ts'],
    },
    'server/modules/catalogue/products/productPrice.ts': { catalogue: ['../../pages/contact/contact.store.ts'] },
    'server/modules/sales/offers/makeOffer.ts': { sales: ['../../entities.ts'] },
    'server/modules/upkeep/sheets/sheets.routes.ts': { routes: ['graphql'] },
    'server/graphql/apollo.ts': { GraphQL: ['../../web/theme/theme.ts'] },
    'server/site/render.ts': { 'pages of the site': ['../../web/site/pages/HomePage.tsx'] },
    'common/labels.ts': { shared: ['node:fs'] },
    'web/site/pages/about/AboutPage.tsx': {
      'site pages': ['../../../admin/AdminLayout.tsx', '../../layout/Header.tsx', 'node:fs'],
      nowhere: ['no-such-package'],
    },
    'web/site/catalogue/products/ProductPage.tsx': { 'site catalogue': ['../../pages/contact/ContactForm.tsx'] },
    'web/site/catalogue/productCards/ProductCard.tsx': { 'site lists': ['../products/ProductPage.tsx'] },
    'web/site/sales/quotes/QuotePage.tsx': { 'site sales': ['../../catalogue/products/ProductPage.tsx'] },
    'web/site/parts/PageHead.tsx': { 'site parts': ['../sales/quotes/QuotePage.tsx'] },
    'web/page/App.tsx': { page: ['../routes.tsx'] },
    'web/admin/catalogue/products/ProductList.tsx': {
      "admin's catalogue": [
        '../../../site/pages/HomePage.tsx',
        '../../../../server/settings/config.ts',
        '../../sales/enquiry.ts',
      ],
    },
    'web/admin/parts/lists/Pager.tsx': { "admin's parts": ['../../upkeep/bin/BinList.tsx', '../../screens.ts'] },
    'web/admin/adminRoutes.tsx': { admin: ['../site/pages/HomePage.tsx'] },
    'web/components/Picture.tsx': { components: ['../site/paths.ts'] },
    'web/words/tr/home.ts': { 'web words': ['../../site/paths.ts', '../../components/Picture.tsx'] },
    'e2e/visitor.test.ts': { 'journeys and measurements': ['../server/settings/config.ts'] },
    'server/graphql/clients.test.ts': { 'clients of others': ['relay-runtime', '@urql/core', 'ajv/dist/2020.js'] },
    'proof/clients/relay.release.test.ts': { 'proofs of clients': ['../../server/graphql/apollo.ts'] },
    'misc/thing.ts': { 'no layer': ['../common/limits.ts'] },
  };
  const rows = Object.entries(refused).flatMap(([from, rules]) =>
    Object.entries(rules).flatMap(([rule, sources]) => sources.map((source) => ({ from, rule, source }))),
  );
  const found = await violations(
    Object.fromEntries(Object.entries(refused).map(([from, rules]) => [from, Object.values(rules).flat()])),
  );
  const count = (list) => list.map(({ from, rule }) => `${rule}: ${from}`).sort();
  expect(count(found)).toEqual(count(rows));
});

test('two files do not import each other, not even their types', async () => {
  const found = await violations({
    'web/site/parts/One.tsx': ['./Other.tsx'],
    'web/site/parts/Other.tsx': ['./One.tsx'],
  });
  expect(found).toMatchObject([{ rule: 'no circle', from: 'web/site/parts/One.tsx' }]);
});
