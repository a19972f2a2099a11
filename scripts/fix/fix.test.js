import { expect, test } from 'vitest';
import { changelog, enumWords, errorTable, limitTable } from './contract.mjs';
import { asvsCounts, heldVersions, imageNode } from './figures.mjs';
import { decisionsIndex, docsIndex } from './indexes.mjs';
import { undescribed, withoutWidths } from './lines.mjs';
import { composeFile, settingsIn, settingsPage } from './settings.mjs';
import { listOfJobs } from './jobs.mjs';
import { definitionRows, listOfEntities } from './registers.mjs';

const config = `const settings = {
  /** Port to listen on; a proxy asks it. */
  PORT: whole(0, 65_535).default(4000),
  /** 'on' answers agents. */
  AGENTS: z.enum(['on', 'off'], "must be 'on' or 'off'").default('on'),
  NOTIFY_EMAIL: z.email('must be an e-mail address').optional(),
};
`;
const settings = settingsIn(config);

test('a setting gets its line behind the one before it, with its default and the words of its comment', () => {
  const page = '# Settings\n\n- `PORT` (4000): by hand.\n- `GONE` (none): of old.\n\n## Mail\n';
  expect(settingsPage(page, settings)).toBe(
    `# Settings\n\n- \`PORT\` (4000): by hand.\n- \`AGENTS\` (on): 'on' answers agents.\n- \`NOTIFY_EMAIL\` (none): ${undescribed}.\n\n## Mail\n`,
  );
  expect(settingsPage('- `AGENTS` (on): x.\n- `NOTIFY_EMAIL` (none): y.\n', settings)).toContain(
    '- `PORT` (4000): port to listen on.\n',
  );
});

test('a compose file passes each setting on that the image leaves open, and keeps the values that it has', () => {
  const file =
    'services:\n  x:\n    environment:\n      TZ: ${TZ:-UTC}\n      GONE:\n      SMTP_URL_X:\n    volumes:\n';
  expect(composeFile(file, settings)).toBe(
    'services:\n  x:\n    environment:\n      TZ: ${TZ:-UTC}\n      AGENTS:\n      NOTIFY_EMAIL:\n    volumes:\n',
  );
});

const decision = (name, text) => ({ name, text: `# ${name.slice(0, 3)} ${text}` });
const decisions = [
  decision('001-sqlite.md', 'One file\n\nSuperseded in part by [003](003-both.md): two engines.\n'),
  decision('002-pages.md', 'Pages\n'),
  decision('003-both.md', 'Both engines\n\nAs [001](001-sqlite.md) says.\n'),
  decision('004-new.md', 'New\n'),
];

test('a decision gets its line behind the first that it links to, and loses it with its page', () => {
  const index =
    '## A\n\n- [001](001-sqlite.md) Old title\n- [009](009-gone.md) Gone\n\n## B\n\n- [002](002-pages.md) Pages\n';
  expect(decisionsIndex(index, decisions)).toBe(
    '## A\n\n- [001](001-sqlite.md) One file: superseded in part by 003\n- [003](003-both.md) Both engines\n\n' +
      '## B\n\n- [002](002-pages.md) Pages\n- [004](004-new.md) New\n',
  );
});

test('a page of docs is listed with its first sentence', () => {
  const pages = [
    { name: 'api.md', text: '' },
    { name: 'new.md', text: '# New\n\nThe page of [links](api.md). More.\n' },
  ];
  expect(docsIndex('- [api.md](api.md): the guide.\n- [old.md](old.md): old.\n', pages)).toBe(
    '- [api.md](api.md): the guide.\n- [new.md](new.md): the page of links.\n',
  );
});

test('a root field that the changelog lacks is named under the newest day, with the words of the schema', () => {
  const text = '# Changes\n\n## Day 2\n\n- `known`\n\n## Day 1\n\n- old\n';
  const fields = [
    { kind: 'query', name: 'known' },
    { kind: 'mutation', name: 'makeBrand', description: 'Makes a brand.\nIts name is free.' },
  ];
  expect(changelog(text, fields)).toBe(
    '# Changes\n\n## Day 2\n\n- `known`\n- The mutation `makeBrand`: Makes a brand.\n\n## Day 1\n\n- old\n',
  );
  expect(changelog(changelog(text, fields), fields)).toBe(changelog(text, fields));
});

const table = (heading, ...rows) => `${heading}\n\n| a | b | c |\n| --- | --- | --- |\n${rows.join('\n')}\n\nMore.\n`;

test('tables of the guide have each code and the limits in force, and keep the words of people', () => {
  expect(errorTable(table('## Errors', '| `OLD` | x | |', '| `KEPT`   | by hand |  |'), ['KEPT', 'NEW'])).toBe(
    table('## Errors', '| `KEPT`   | by hand |  |', `| \`NEW\` | ${undescribed} |  |`),
  );
  expect(limitTable(table('## Limits', '| `depth` | 9 | by hand |'), { depth: '10', Keys: '5' })).toBe(
    table('## Limits', '| `depth` | 10 | by hand |', `| Keys | 5 | ${undescribed} |`),
  );
});

test('an enum gets the words that are missing, and loses those of what is gone', () => {
  const schema = 'enum Other {\n  "X."\n  B\n}\n\nenum Part {\n  "A thing."\n  A\n  "Gone."\n  GONE\n}\n';
  expect(enumWords(schema, 'Part', ['B', 'A'])).toBe(
    `enum Other {\n  "X."\n  B\n}\n\nenum Part {\n  "A thing."\n  A\n  "${undescribed}."\n  B\n}\n`,
  );
});

test('versions and counts are those of now', () => {
  const held = table('## Why some versions are held back', '| `vite` | 7 | x |', '| `oxlint` | 1.8 | y |');
  expect(heldVersions(held, { vite: '8.3.1', oxlint: '1.89.0' })).toContain(
    '| `vite` | 8 | x |\n| `oxlint` | 1.89 | y |',
  );
  expect(imageNode('\nARG NODE=node:24.1.0-slim\n', '24.2.0')).toBe('\nARG NODE=node:24.2.0-slim\n');
  const asvs =
    '# OWASP ASVS 5.0, levels 1 and 2\n\n| State | Lines |\n| --- | --- |\n| Met | 7 |\n| Missing | 7 |\n\n| 1.1.1 | Met | x |\n| 1.1.2 | Met | y |\n';
  expect(asvsCounts(asvs)).toContain('| Met | 2 |\n| Missing | 0 |\n\n| 1.1.1');
});

test('the worker gets each job of a file, in the order of the files', () => {
  const list = listOfJobs([
    { file: './a/one.job.ts', names: ['oneJob', 'otherJob'] },
    { file: './b/two.job.ts', names: ['twoJob'] },
  ]);
  expect(list).toContain(
    "import { oneJob, otherJob } from './a/one.job.ts';\nimport { twoJob } from './b/two.job.ts';\n",
  );
  expect(list).toContain('[\n  oneJob,\n  otherJob,\n  twoJob,\n];');
});

test('the width of a column makes no difference', () => {
  expect(withoutWidths('| a   | b |\n| ----- | --- |\n| c |  |')).toBe(
    withoutWidths('| a | b |\n| --- | --- |\n| c | |'),
  );
});

test('an entity that no list names is added last, with its import', () => {
  const list = `import { a } from './a.ts';
import { kindEntity } from './kinds/kinds.entity.ts';

const stated: readonly Entity[] = [
  kindEntity,
];

export const entities = [...stated];
`;
  const kinds = { file: './kinds/kinds.entity.ts', names: ['kindEntity'] };
  expect(listOfEntities(list, [kinds])).toBe(list);
  const brands = { file: './brands/brands.entity.ts', names: ['brandEntity'] };
  const written = listOfEntities(list, [brands, kinds]);
  expect(written).toContain("kinds.entity.ts';\nimport { brandEntity } from './brands/brands.entity.ts';\n\nconst");
  expect(written).toContain('  kindEntity,\n  brandEntity,\n];');
});

test('a screen of definitions that no table names gets a row', () => {
  const table = `import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import { content, later, named } from './screenRow.ts';

export const definitionScreens: readonly Screen[] = [
  {
    load: later(() => import('./catalogue/kinds/KindList.tsx'), 'KindList'),
  },
];
`;
  const kinds = { file: './catalogue/kinds/KindList.tsx', name: 'KindList', entity: 'KIND', path: 'kinds' };
  expect(definitionRows(table, [kinds], [])).toBe(table);
  const file = './sales/carriers/CarrierList.tsx';
  const carriers = { file, name: 'CarrierList', entity: 'CARRIER', path: 'carriers' };
  expect(definitionRows(table, [kinds, carriers], [`import('${file}')`])).toBe(table);
  const written = definitionRows(table, [kinds, carriers], []);
  expect(written).toContain("LabelOutlined';\nimport StraightenOutlined");
  expect(written).toContain('import { content, sales, later, named }');
  expect(written).toContain("    ...named('CARRIER'),\n    Icon: LabelOutlined,\n    roles: sales,");
  expect(written.endsWith("states: ['/admin/carriers', '/admin/carriers?q=zzqqxx'],\n  },\n];\n")).toBe(true);
});
