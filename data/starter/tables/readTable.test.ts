import { expect, test } from 'vitest';
import { flag, number, numbers, optional, rowsOf, text, word } from '../model/readTable.ts';

const columns = [
  text('Ad'),
  number('Çap (mm)'),
  word('Tür', { Bilya: 'BALL', Makara: 'ROLLER' }),
  flag('Kapaklı'),
  optional(numbers('Boylar')),
] as const;
const head = 'Ad;Çap (mm);Tür;Kapaklı;Boylar';
const read = (...lines: string[]) => rowsOf('bearings.csv', Buffer.from(lines.join('\r\n')), columns);

test('a table has numbers, words and lists as Excel writes them, with or without its mark', () => {
  const rows = [
    ['6204', 20, 'BALL', true, [800, 1250.5]],
    ['a;b "c"', -2.5, 'ROLLER', false, undefined],
  ];
  const lines = ['6204;20;Bilya;evet;800 1250,5', '"a;b ""c""";-2,5;Makara;hayır;', ''];
  expect(read(`\ufeff${head}`, ...lines)).toEqual(rows);
  expect(rowsOf('bearings.csv', Buffer.from([head, ...lines].join('\n')), columns)).toEqual(rows);
});

const good = '6204;20;Bilya;evet;800';

test.each([
  ['6204;2O;Bilya;evet;', 'line 3, column “Çap (mm)”: “2O”, where a number such as 1000 or 2,5 has to be.'],
  ['6204;1.000;Bilya;evet;', 'line 3, column “Çap (mm)”: “1.000”, where a number'],
  ['6204;;Bilya;evet;', 'line 3, column “Çap (mm)”: The cell is empty, where a number'],
  ['6204 ;20;Bilya;evet;', 'line 3, column “Ad”: “6204 ”, where a text without blanks around it has to be.'],
  ['6204;20;Bilye;evet;', 'line 3, column “Tür”: “Bilye”, where one of these has to be: Bilya, Makara.'],
  ['6204;20;toString;evet;', 'line 3, column “Tür”: “toString”, where'],
  ['6204;20;Bilya;EVET;', 'line 3, column “Kapaklı”: “EVET”, where one of these has to be: evet, hayır.'],
  ['6204;20;Bilya;evet;800  900', 'line 3, column “Boylar”: The cell is empty, where a number'],
  ['6204;20;Bilya', 'line 3, column “Kapaklı”: the row has 3 cells instead of 5.'],
  ['6204;20;Bilya;evet;800;900', 'line 3, column “6”: the row has 6 cells instead of 5.'],
  ['6204;"20;Bilya;evet;800', 'line 3, column “Çap (mm)”: Quote Not Closed'],
  ['6204;20" ;Bilya;evet;800', 'line 3, column “Çap (mm)”: Invalid Opening Quote'],
])('a fault says where it is: %s', (line, words) => {
  expect(() => read(head, good, line)).toThrow(`bearings.csv, `);
  expect(() => read(head, good, line)).toThrow(words);
});

test('a table needs the headings that its reader names, and a row', () => {
  expect(() => read('Ad;Dış çap (mm);Tür;Kapaklı;Boylar', good)).toThrow(
    'bearings.csv, line 1, column “Çap (mm)”: the heading is “Dış çap (mm)”.',
  );
  expect(() => read(head)).toThrow('bearings.csv has no rows.');
  expect(() => read()).toThrow('bearings.csv has no rows.');
});
