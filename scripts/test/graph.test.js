import { expect, test } from 'vitest';
import { createGraph } from './graph.mjs';

const texts = {
  'data/starter/content.json': '{}',
  'data/starter/vana.svg': '<svg/>',
  'docs/search.md': 'A guide.',
  'fonts/archivo.ttf': '',
  'server/db/tables.ts': '',
  'server/products.ts': "import { tables } from './db/tables.ts'; const later = () => import(`./search.ts`);",
  'server/search.ts': '',
  'server/starter.ts': "const folder = fromRoot('data/starter');",
  'server/products.test.ts': "import { open } from './products.ts';",
  'server/starter.test.ts': "import './starter.ts'; read('docs/search.md');",
};
const graph = createGraph(Object.keys(texts), (file) => texts[file]);

test('a test depends on what it imports, now or later, and on what that imports', () => {
  expect(graph.closureOf(['server/products.test.ts'])).toEqual([
    'server/db/tables.ts',
    'server/products.test.ts',
    'server/products.ts',
    'server/search.ts',
  ]);
});

test('a test depends on the files and folders that it reads', () => {
  expect(graph.closureOf(['server/starter.test.ts'])).toEqual([
    'data/starter/content.json',
    'data/starter/vana.svg',
    'docs/search.md',
    'server/starter.test.ts',
    'server/starter.ts',
  ]);
});

test('a file that no code names is reported, unless people alone read it', () => {
  expect(graph.unnamed).toEqual(['fonts/archivo.ttf']);
});

test('steps are counted from what has changed to all that depends on it', () => {
  expect([...graph.stepsFrom(['server/db/tables.ts'])]).toEqual([
    ['server/db/tables.ts', 0],
    ['server/products.ts', 1],
    ['server/products.test.ts', 2],
  ]);
});
