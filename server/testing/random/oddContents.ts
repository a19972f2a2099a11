import type { Dice } from './dice.ts';

// These are odd contents of valid requests, which get further into the server than invalid requests do. The test of odd
// requests sends them to the API in its own process, and the torture to a built server.

export const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

const uploading = 'mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found } }';
export const uploadOperation = JSON.stringify({ query: uploading, variables: { file: null } });

export const queries = [
  'query ($search: String) { products(search: $search) { totalCount } }',
  uploading,
  '{ me { id } }',
  '',
  '{',
  '{ a '.repeat(3000),
  `{ products(filters: ${deep(900)}) { totalCount } }`,
  '\u0000',
  'query A { me { id } } query B { me { id } }',
  'subscription { siteSettingsChanged { name } }',
  '{ products(search: "\\uD800") { totalCount } }',
  '"""',
] as const;

export const values = [
  'null',
  '5',
  '"x"',
  '[]',
  '{}',
  '{"search":5}',
  '{"search":"\\u0000\\ud800"}',
  '{"search":{"a":1}}',
  '{"file":"x"}',
  '{"__proto__":{"search":1},"constructor":1}',
  `"${'ğ'.repeat(5000)}"`,
  `{"search":${deep(3000)}}`,
] as const;

/** Makes a JSON object with the members of an operation, some of them of another type and some twice. */
export function operation(dice: Dice): string {
  const members = [`"query":${dice.happens(0.8) ? JSON.stringify(dice.one(queries)) : dice.one(values)}`];
  for (const name of ['variables', 'operationName', 'extensions', 'query'])
    if (dice.happens(0.4)) members.push(`"${name}":${dice.one(values)}`);
  return `{${members.join(',')}}`;
}

export const json = (dice: Dice): string =>
  dice.one([operation(dice), operation(dice), dice.one(values), `[${operation(dice)}]`, operation(dice).slice(0, -1)]);

export const fileNames = [
  'a\u0000b',
  'a"b',
  'a\\"b',
  'a\r\nb',
  'a\nX: y',
  '../../x',
  'C:\\x',
  '',
  '\u202eğ',
  '%00',
  'x'.repeat(3000),
] as const;

/** A part begins with these lines, before its Content-Disposition. */
export const partHeaders = [
  '',
  'Content-Type: a\u0000b\r\n',
  'No colon\r\n',
  ': none\r\n',
  ' folded\r\n',
  `X: ${'y'.repeat(20_000)}\r\n`,
  'A: b\r\n'.repeat(300),
  'Content-Type: text/plain; charset=klingon\r\n',
] as const;

const dispositions = (dice: Dice) =>
  dice.one([
    `form-data; name="0"; filename="${dice.one(fileNames)}"`,
    `form-data; name="0"; filename*=utf-8''${dice.one(['%00', '%', '%ff', 'a%0d%0ab'])}`,
    `form-data; name=0; filename=${dice.one(fileNames)}`,
    'form-data',
    'attachment; filename="x"',
    `form-data; name="${dice.one(['operations', 'map', '__proto__', '', '1'])}"; filename="x"`,
  ]);

export const rightMap = '{"0":["variables.file"]}';
const maps = [
  '{}',
  '{"0":[]}',
  '{"0":["a.b.c"]}',
  '{"0":["__proto__.x"]}',
  '{"0":"variables.file"}',
  '5',
  '[]',
  'x',
  '{"0":[5]}',
  deep(3000),
] as const;

/** The boundary of all forms is `x`. */
export const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n`;
export const field = (name: string, text: string) => part(`Content-Disposition: form-data; name="${name}"`, text);

/** Makes the form of an upload, mostly right, with its parts in another order, missing or cut off now and then. */
export function form(dice: Dice): string {
  const head = `${dice.one(partHeaders)}Content-Disposition: ${dispositions(dice)}`;
  const parts = [
    field('operations', dice.happens(0.7) ? uploadOperation : json(dice)),
    field('map', dice.happens(0.7) ? rightMap : dice.one(maps)),
    part(head, dice.one(['6204;1', '', '\u0000', 'PK\u0003\u0004'])),
  ];
  if (dice.happens(0.1)) parts.reverse();
  if (dice.happens(0.1)) parts.splice(dice.upTo(2), 1);
  const whole = `${parts.join('')}--x--\r\n`;
  return dice.happens(0.2) ? whole.slice(0, dice.upTo(whole.length)) : whole;
}

const ids = ['"1"', '"2"', '"__proto__"', '""', '5', 'null', `"${'x'.repeat(50_000)}"`] as const;
const types = ['"connection_init"', '"pong"', '"complete"', '"next"', '"error"', '"constructor"', '5', 'null'] as const;

/** Makes a message as a client of graphql-transport-ws sends it. */
export const message = (dice: Dice): string =>
  dice.one([
    `{"type":"subscribe","id":${dice.one(ids)},"payload":${dice.one([operation(dice), operation(dice), dice.one(values)])}}`,
    `{"type":"ping","payload":${dice.one([deep(9000), '{"a":1}', '5', '[]'])}}`,
    `{"type":${dice.one(types)},"id":"1","payload":${dice.one(values)}}`,
    dice.one(['', 'x', 'null', '5', '[]', '{}', deep(20_000), 'x'.repeat(70_000), '\u0000']),
  ]);
