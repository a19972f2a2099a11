import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from '../../common/text/letters.ts';
import { makeContent } from './make/content.ts';
import { solidName, solidOf } from './make/solids.ts';
import { tables } from './tables/all.ts';

const families = tables.flatMap((some) => some.families).filter(({ solid }) => solid);
const folder = 'data/starter/documents';

test('the models in the folder are what the tables make: after a change, `npm run starter` writes them again', () => {
  expect(readdirSync(folder).sort()).toEqual(families.map(({ id }) => solidName(id)).sort());
  for (const family of families)
    expect(readFileSync(`${folder}/${solidName(family.id)}`, 'utf8') === solidOf(family)).toBe(true);
});

test('the content names each model, by a name that leads to its file', () => {
  const { documents } = makeContent().information.documents;
  const named = documents.filter(({ kind }) => kind === 'CAD_MODEL').map(({ file }) => file.replace('starter:', ''));
  expect(named.map(fold).sort()).toEqual(readdirSync(folder).sort());
});

test.each(families.map(({ id }) => id))('the model of %s is a closed body in the syntax of ISO 10303-21', (id) => {
  const text = readFileSync(`${folder}/${solidName(id)}`, 'utf8');
  expect(text).toMatch(/^ISO-10303-21;\nHEADER;\n[^]*ENDSEC;\nDATA;\n[^]*ENDSEC;\nEND-ISO-10303-21;\n$/);
  const rows = new Map([...text.matchAll(/^#(\d+)=(.+);$/gm)].map(([, number = '', entity = '']) => [number, entity]));
  for (const [number, entity] of rows) {
    const plain = entity.replaceAll(/'[^']*'/g, '');
    const depth = [...plain].reduce((level, sign) => level + (sign === '(' ? 1 : sign === ')' ? -1 : 0), 0);
    expect([number, plain, depth, /^[\x20-\x7e]+$/.test(entity)]).toEqual([number, plain, 0, true]);
    // Each entity stands below those that it names.
    for (const [, other = ''] of plain.matchAll(/#(\d+)/g))
      expect([number, rows.has(other) && Number(other) < Number(number)]).toEqual([number, true]);
  }
  // Each edge of a closed body lies between two faces, which run along it in opposite directions.
  const uses = new Map<string, string[]>();
  for (const [, edge = '', way = ''] of text.matchAll(/ORIENTED_EDGE\('',\*,\*,#(\d+),\.([TF])\.\)/g))
    uses.set(edge, [...(uses.get(edge) ?? []), way]);
  const edges = [...rows].filter(([, entity]) => entity.startsWith('EDGE_CURVE')).map(([number]) => number);
  expect(edges.length).toBeGreaterThan(5);
  for (const edge of edges) expect([edge, uses.get(edge)?.sort()]).toEqual([edge, ['F', 'T']]);
});

test('a model is offered for the size that it is of, and for no other', () => {
  const { documents } = makeContent().information.documents;
  const { products } = makeContent().information.products;
  for (const { id, title } of documents.filter(({ kind }) => kind === 'CAD_MODEL')) {
    const having = products.filter((one) => Array.isArray(one.documents) && one.documents.includes(id));
    expect([title, having.map(({ stockCode }) => stockCode)]).toEqual([title, [title.split(', ').at(-1)]]);
  }
});

test('certificates of metal stand at goods of metal: not at gloves, helmets, motors, sensors or generators', () => {
  const { products } = makeContent().information.products;
  const kinds = new Set(
    products
      .filter((one) => Array.isArray(one.documents) && one.documents.some((id) => String(id).endsWith('-belge')))
      .map(({ kind }) => kind),
  );
  const others = [
    'iş-eldiveni',
    'baret',
    'jeneratör',
    'pompa',
    'kumpas',
    'kontaktör',
    'silindir',
    'yön-kontrol-valfi',
    'yağ-keçesi',
  ];
  expect(others.filter((kind) => kinds.has(kind))).toEqual([]);
  for (const kind of ['flanş', 'imbus-cıvata', 'küresel-vana', 'kaynak-teli']) expect(kinds).toContain(kind);
});

test('a description says a value in a sentence, not as a word with a colon', () => {
  const { products } = makeContent().information.products;
  const listed = products.filter(({ description }) =>
    /(?:^|[.;,] )(?:Konum|Malzeme|yüzey|Gösterge|Kumanda|renk): /u.test(String(description)),
  );
  expect(listed.map(({ name }) => name)).toEqual([]);
});
