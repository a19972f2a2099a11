import { expect, test } from 'vitest';
import { workbookOf } from '../testing/random/oddSheets.ts';
import { readSheet } from './readSheet.ts';

// A file may repeat one small thing a hundred thousand times, in each place where it may stand: each sign is read once.

const many = 100_000;
const storm = (text: string) => text.repeat(many);
const two = '<b k="1"><c>x</c></b><b k="2"><c>y</c></b>';
const rows = (text: string | Buffer) =>
  readSheet(Buffer.from(text as string)).then(
    ({ lines }) => lines.length,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** The rows that each has, or the words in which it is refused. */
const xml: [what: string, text: string, right: number | RegExp][] = [
  ['instructions before the first element', `<?xml version="1.0"?>${storm('<?a b?>')}<a>${two}</a>`, 2],
  ['instructions between records', `<a>${storm('<?a b?>')}${two}${storm('<?a b?>')}</a>`, 2],
  ['instructions without an end', `<?xml version="1.0"?>${storm('<?a ')}`, /./],
  ['entities in the document type', `<!DOCTYPE a [${storm('<!ENTITY x "ha">')}]><a>${two}</a>`, 2],
  ['comments in the document type', `<!DOCTYPE a [${storm('<!-- ]> -->')}]><a>${two}</a>`, 2],
  ['instructions in the document type', `<!DOCTYPE a [${storm('<?a ]> ?>')}]><a>${two}</a>`, 2],
  ['a document type without an end', `<!DOCTYPE a [${storm('<!ENTITY x "')}`, /./],
  ['document types', `${storm('<!DOCTYPE a>')}<a>${two}</a>`, /./],
  ['brackets in the document type', `<!DOCTYPE a ${storm('[')}><a>${two}</a>`, /./],
  ['sections within a cell', `<a><b k="1"><c>${storm('<![CDATA[x]]>')}</c></b><b k="2"/></a>`, 2],
  ['sections without an end', `<a>${two}<b><c>${storm('<![CDATA[')}`, 2],
  ['ends of sections', `<a><b k="1"><c>${storm(']]>')}</c></b><b k="2"/></a>`, /./],
  ['comments within a cell', `<a><b k="1"><c>${storm('<!-- x -->')}z</c></b><b k="2"/></a>`, 2],
  ['comments between attributes', `<a><b ${storm('<!-- x -->')} k="1"/><b k="2"/></a>`, /./],
  ['comments in an attribute', `<a><b k="${storm('&lt;!-- ')}"/><b k="2"/></a>`, 2],
  ['attributes', `<a><b ${Array.from({ length: many }, (_, at) => `k${at}="1"`).join(' ')}/><b k="2"/></a>`, /./],
  ['the same attribute', `<a><b ${storm('k="1" ')}/><b k="2"/></a>`, /./],
  ['attributes without an end', `<a><b ${storm('k="1 ')}`, /./],
  ['signs by their names', `<a><b k="1"><c>${storm('&amp;&#305;')}</c></b><b k="2"/></a>`, 2],
  ['signs without an end', `<a><b k="1"><c>${storm('&#')}</c></b><b k="2"/></a>`, 2],
  ['elements within each other', `<a>${storm('<b>')}${storm('</b>')}</a>`, /./],
  ['ends of elements', `<a>${two}${storm('</b>')}</a>`, /./],
  ['spaces of names', `<a ${Array.from({ length: many }, (_, at) => `xmlns:n${at}="u"`).join(' ')}>${two}</a>`, /./],
];

test.each(xml)('a storm in XML, %s', async (_, text, right) => {
  const found = await rows(text);
  if (typeof right === 'number') expect(found).toBe(right);
  else expect(String(found)).toMatch(right);
});

const cells = '<tr><td>Ad</td><td>Kod</td></tr><tr><td>Vana</td><td>1</td></tr><tr><td>Boru</td><td>2</td></tr>';
const page = (text: string) => `<html><body>${text}</body></html>`;
const pages: [what: string, text: string, right: number | RegExp][] = [
  ['comments before the table', page(`${storm('<!-- x -->')}<table>${cells}</table>`), 2],
  [
    'comments between cells',
    page(`<table>${cells.replaceAll('<td>', `<!-- x --><td>${'<!-- y -->'.repeat(9000)}`)}</table>`),
    2,
  ],
  ['comments without an end', page(`<table>${cells}${storm('<!--')}`), /./],
  ['scripts without an end', page(`<table>${cells}${storm('<script>')}`), /./],
  ['cells without an end', page(`<table>${cells}<tr>${storm('<td')}`), /./],
  ['attributes of a cell', page(`<table>${cells.replace('<td>', `<td ${storm('a="b" ')}>`)}</table>`), 2],
  ['quotes in a tag', page(`<table>${cells.replace('<td>', `<td a="${storm("'")}">`)}</table>`), 2],
  ['tables within each other', page(`${storm('<table><tr><td>')}`), /./],
  ['signs without an end', page(`<table>${cells.replace('Vana', storm('&#x'))}</table>`), /./],
];

test.each(pages)('a storm in a page, %s', async (_, text, right) => {
  const found = await rows(text);
  if (typeof right === 'number') expect(found).toBe(right);
  else expect(String(found)).toMatch(right);
});

test('a storm in a workbook: in its sheet, behind it, in its formats and between its sheets', async () => {
  const table = [
    ['Ad', 'Kod'],
    ['Vana', '1'],
    ['Boru', '2'],
  ];
  const commented = table.map((row) =>
    row.map((cell) => `<c t="inlineStr">${'<!-- x -->'.repeat(15_000)}<is><t>${cell}</t></is></c>`),
  );
  expect(await rows(await workbookOf(commented))).toBe(2);
  for (const more of [
    { after: storm('<!-- x -->') },
    { after: storm('<mergeCell ref="A1:A2"/>') },
    { settings: storm('<?a b?>') },
    { formats: [storm('"a"'), storm('[$€-1]'), storm('\\ '), storm('0/'), storm('# ?')] },
  ])
    expect(await rows(await workbookOf(table, more)), Object.keys(more)[0]).toBe(2);
});

const text: [what: string, text: string][] = [
  ['quotes', `Ad;Kod\n"Vana";1\n${storm('"')};2`],
  ['doubled quotes that do not end', `Ad;Kod\n"Vana";1\n"${storm('""')};2`],
  ['separators', `Ad;Kod\nVana;1\n${storm(';')}`],
  ['blank lines', `Ad;Kod\n${storm('\n')}Vana;1\nBoru;2`],
  ['blanks before a comma', `{"a":1,${storm(' ')}\n"b":2}`],
  ['brackets of JSON', storm('[')],
  ['braces of JSON', storm('{"a":')],
  ['lists of JSON', `[${'[1,2],'.repeat(many)}[1,2]]`],
  ['a call without an end', `f(${storm('{')}`],
  ['letters of two kinds', `${'\xfe\n'.repeat(many / 2)}${storm('ş\n')}`],
];

test.each(text)('a storm in a text, %s', async (_, given) => {
  expect(String(await rows(Buffer.from(given, given.includes('\xfe') ? 'latin1' : 'utf8')))).toMatch(/./);
});
