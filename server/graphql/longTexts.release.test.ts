// Takes long: each reader of texts that strangers and suppliers send gets long runs of each of many signs.
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readBounces } from '../mail/bounces/readBounce.ts';
import { readBankList } from '../modules/catalogue/rates/tcmb.ts';
import { cleanDrawing } from '../modules/catalogue/references/cleanDrawing.ts';
import { pastedLines } from '../modules/sales/quotes/pastedLines.ts';
import { readPo } from '../modules/upkeep/translations/files/po.ts';
import { readXliff } from '../modules/upkeep/translations/files/readXliff.ts';
import { readSheet } from '../spreadsheet/readSheet.ts';

/** Read again from each of its signs, such a run takes minutes, and the test ends before. */
const many = 200_000;
const units = [
  ...[' ', '\n', '\t', 'a', '0', '1,', '-', '.', '(', '[', '{', '<', '"', "'", '/', '\\', '&', '=', '\u00ad', '\u200b'],
  ...[
    'a@',
    '<a ',
    '</a>',
    '<!--',
    '<!-- -->',
    '<![CDATA[',
    '<td>',
    '<tr><td>',
    'a="',
    '&#',
    '\r\n',
    '1 x ',
    '"a"\n',
    '• ',
  ],
];

const bytes = (head: string) => (text: string) => Buffer.from(head + text);
const report = bytes('Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\n\r\n');
const readers: Record<string, (text: string) => unknown> = {
  'a pasted list': pastedLines,
  'a report of a mail server': (text) => readBounces(report(text)),
  'a list of rates': (text) => readBankList(bytes('<Tarih_Date Tarih="01.01.2026">')(text)),
  'a drawing': (text) => cleanDrawing(`<svg viewBox="0 0 500 500" ${text}>`),
  'a PO file': (text) => readPo(bytes('msgid ""\nmsgstr ""\n"Language: en\\n"\n\nmsgid "')(text)),
  'an XLIFF file': (text) => readXliff(bytes('<xliff version="1.2"><file target-language="en"><body>')(text)),
  'a CSV file': (text) => readSheet(bytes('Kod;Ad\n1;')(text)),
  'an XML file': (text) => readSheet(bytes('<?xml version="1.0"?><a><b>')(text)),
  'a JSON file': (text) => readSheet(bytes('[{"a":"')(text)),
  'a page named .xls': (text) => readSheet(bytes('<html><table><tr><td>')(text)),
  'a GraphQL document': (text) => parse(`{ a(b: "${text.replaceAll(/["\n\r\\]/g, '')}") }`),
};

test.each(Object.entries(readers))('%s is read in the time of its length', async (_, read) => {
  for (const unit of units) {
    const run = unit.repeat(many / unit.length);
    // A reader may refuse it; it has to say so soon.
    const ends = [run, `${run}x`].map(async (text) => read(text));
    expect(await Promise.allSettled(ends)).toHaveLength(2);
  }
});
