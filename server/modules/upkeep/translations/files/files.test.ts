import { describe, expect, it } from 'vitest';
import { toXlsx } from '../../../../spreadsheet/xlsx.ts';
import { compareUnits, type PresentText } from './compare.ts';
import { writePo } from './po.ts';
import { readTranslationFile } from './readFile.ts';
import { writeTranslationSheet } from './translationSheet.ts';
import { nameOf, type FileUnit, type Unit, type UnitKey } from './unit.ts';
import { writeXliff } from './writeXliff.ts';

const texts: [string, string | null][] = [
  ['Sabit Bilyalı Rulman 6204-2RS', 'Deep Groove Ball Bearing 6204-2RS'],
  ['İki yanı kapaklı, 7,5 bar', 'Shielded on both sides, 7.5 bar'],
  ['Straße, İĞNE, ığne, 🧲 mıknatıs', 'Straße, needle, 🧲 magnet'],
  ['"Çift" \'tek\' <b>&amp; ters \\ eğik', '"Double" \'single\' <b>&amp; back \\ slash'],
  ['Satır bir\nSatır iki\n\n  girinti\tsekme', 'Line one\nLine two\n\n  indent\ttab'],
  ['{count} ürün; arayın: {phone}', 'Call {phone}: {count} products'],
  [
    '## Veri\n\n- **önemli** [gizlilik](/gizlilik) `kod`\n1. ilk',
    '## Data\n\n- **important** [privacy](/gizlilik) `kod`\n1. first',
  ],
  ['EN 837-1’e uygun, Ø100 G1/2, 230 V 50 Hz', 'EN 837-1, Ø100 G1/2, 230 V 50 Hz'],
  [' baştaki ve sondaki boşluk ', ' leading and trailing blank '],
  ['=SUM(A1) +90 212 000 00 00', '=SUM(A1) +90 212 000 00 00'],
  [']]> <![CDATA[ --> &#10; _x0041_', ']]> <![CDATA[ --> &#10; _x0041_'],
  ['Henüz çevrilmedi', null],
];

const label = (field: string) => `Ad ${field.split('.')[0] ?? ''}`;
const fieldOf = (_: string, name: string) => (name.startsWith('Ad ') ? name.slice(3) : undefined);

const units = texts.map(([source, target], at): Unit => ({
  ...{
    entity: at % 2 ? 'category' : 'product',
    id: `boru ${at >> 1}/2: ç_x41_`,
    field: at % 3 ? 'name' : 'options.çelik (304)',
  },
  ...{ source, target, state: target === null ? 'missing' : 'done', title: `Ürün "${at}" <&>`, label: '', column: '' },
  ...{ page: 'https://example.com/products/a?b=1&c=2', picture: null, mostLetters: 200, glossary: ['rulman: bearing'] },
}));
for (const unit of units) unit.label = unit.column = label(unit.field);

const present = new Map<string, PresentText>(units.map((unit) => [nameOf(unit), unit]));
const presentOf = (key: UnitKey) => present.get(nameOf(key));

const together = (pieces: Iterable<string>) => Buffer.from([...pieces].join(''));
const kinds: [string, (of: Unit[], language?: string) => Promise<Buffer> | Buffer][] = [
  ['XLIFF 1.2', (of, language = 'en') => together(writeXliff(of, { language, version: '1.2' }))],
  ['XLIFF 2.0', (of, language = 'en') => together(writeXliff(of, { language, version: '2.0' }))],
  ['PO', (of, language = 'en') => together(writePo(of, { language }))],
  ['XLSX', (of, language = 'en') => writeTranslationSheet(of, { language })],
];

const read = async (bytes: Buffer, language = 'en') => (await readTranslationFile(bytes, language, fieldOf)).units;
const byName = (of: Pick<FileUnit, 'entity' | 'id' | 'field' | 'source' | 'target'>[]) =>
  Object.fromEntries(of.map((unit) => [nameOf(unit), [unit.source.trim(), unit.target?.trim()]]));

describe.each(kinds)('A file of translations as %s', (_, write) => {
  it('comes back as it went out: nothing is changed and nothing refused', async () => {
    const back = await read(await write(units));
    expect(byName(back)).toEqual(byName(units));
    expect(compareUnits(back, presentOf)).toEqual({ changes: [], refused: [], same: units.length - 1, empty: 1 });
  });

  it('changes only what the translator changed', async () => {
    const own = units.map((unit) => (unit.target === null ? { ...unit, target: 'Not yet "translated"\n🧲' } : unit));
    const { changes, refused } = compareUnits(
      await read(await write(own.map((unit) => ({ ...unit, state: 'done' })))),
      presentOf,
    );
    expect(refused).toEqual([]);
    expect(changes).toMatchObject([{ before: null, target: 'Not yet "translated"\n🧲' }]);
  });

  it('is refused in another language than the chosen one, with a word for it', async () => {
    await expect(read(await write(units, 'de'))).rejects.toMatchObject({ details: { reason: 'WRONG_LANGUAGE' } });
  });

  it('names units whose Turkish has changed, whose tags are lost or added, that are too long and that are unknown', async () => {
    const of = (field: string, source: string, target: string): Unit => ({
      ...{
        entity: 'product',
        id: 'p',
        field,
        source,
        target,
        state: 'done',
        title: 'P',
        label: label(field),
        column: label(field),
      },
      ...{ page: null, picture: null, mostLetters: 40, glossary: [] },
    });
    const sent = [
      of('changed', 'Eski metin', 'New text'),
      of('lost', 'Arayın: {phone}', 'Call us'),
      of('added', 'Arayın', 'Call {phone}'),
      of('code', 'Rulman 6204-2RS', 'Bearing 6204-ZZ'),
      of('marks', '**önemli**', 'important'),
      of('long', 'Uzun', 'x'.repeat(41)),
      of('foreign', 'Yok', 'No'),
    ];
    const now = new Map<string, PresentText>(
      sent.slice(0, 6).map((unit) => [nameOf(unit), { ...unit, target: null } satisfies PresentText]),
    );
    now.set('product:p:changed', { source: 'Yeni metin', target: null, mostLetters: 40 });
    const { refused, changes } = compareUnits(await read(await write(sent)), (key) => now.get(nameOf(key)));
    expect(changes).toEqual([]);
    expect(refused.map(({ field, problem, detail }) => [field, problem, detail])).toEqual([
      ['changed', 'SOURCE_CHANGED', null],
      ['lost', 'TAGS_LOST', '{phone}'],
      ['added', 'TAGS_ADDED', '{phone}'],
      ['code', 'TAGS_LOST', '6204-2RS'],
      ['marks', 'TAGS_LOST', '**'],
      ['long', 'TOO_LONG', '41 of 40'],
      ['foreign', 'UNKNOWN', null],
    ]);
  });
});

describe('XLIFF of a translator’s program', () => {
  const sent = (text: string) => read(Buffer.from(text));
  const one = (body: string) =>
    '<?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">' +
    '<file original="vitrin" source-language="tr-TR" target-language="en-US" datatype="plaintext">' +
    `<header><note>x</note></header><body>${body}</body></file></xliff>`;
  const two = (body: string) =>
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="tr" trgLang="en-GB">' +
    `<file id="f"><group id="g">${body}</group></file></xliff>`;

  it('is read with segments, empty elements and proposals of the program’s memory', async () => {
    const [unit] = await sent(
      one(
        '<trans-unit id="product:p:name"><source>Ara <ph id="1">{phone}</ph>.</source>' +
          '<seg-source><mrk mtype="seg" mid="0">Ara</mrk></seg-source>' +
          '<target><mrk mtype="seg" mid="0">Call <x id="1"/>.</mrk></target>' +
          '<alt-trans><source>Eski</source><target>Old</target></alt-trans></trans-unit>',
      ),
    );
    expect(unit).toMatchObject({
      entity: 'product',
      id: 'p',
      field: 'name',
      source: 'Ara {phone}.',
      target: 'Call {phone}.',
    });
    const [other] = await sent(
      two(
        '<unit id="product:p:name"><originalData><data id="d1">{phone}</data></originalData>' +
          '<segment><source>Bir.</source><target>One.</target></segment><ignorable><source> </source></ignorable>' +
          '<segment><source>Ara <ph id="1" dataRef="d1"/>.</source><target>Call <ph id="1"/>.</target></segment></unit>',
      ),
    );
    expect(other).toMatchObject({ source: 'Bir. Ara {phone}.', target: 'One. Call {phone}.' });
  });

  it('leaves out a unit of which a segment is not translated', async () => {
    const [unit] = await sent(
      two(
        '<unit id="product:p:name"><segment><source>Bir.</source><target>One.</target></segment>' +
          '<segment><source> İki.</source></segment></unit>',
      ),
    );
    expect(unit).toMatchObject({ target: null });
  });

  it('names an element that the source does not have', async () => {
    const read = await sent(
      one('<trans-unit id="product:p:name"><source>Ara</source><target>Call <x id="9"/></target></trans-unit>'),
    );
    const { refused } = compareUnits(read, () => ({ source: 'Ara', target: null, mostLetters: null }));
    expect(refused).toMatchObject([{ id: 'p', problem: 'TAGS_ADDED', detail: '9' }]);
  });

  it('expands no entities that the file declares, however many', async () => {
    const bomb = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('');
    const doctype = `<!DOCTYPE xliff [<!ENTITY e0 "boom"><!ENTITY file SYSTEM "file:///etc/passwd">${bomb}]>`;
    const [unit] = await sent(
      doctype +
        one('<trans-unit id="product:p:name"><source>&e30;&file;</source><target>&e30;</target></trans-unit>').slice(
          21,
        ),
    );
    expect(unit?.source.length).toBeLessThan(30);
    expect(unit?.source).not.toContain('boom');
  });

  it('is refused where it nests without end, is broken, or is no XLIFF', async () => {
    const deep = one(`<trans-unit id="product:p:name"><source>${'<g>'.repeat(500)}</source></trans-unit>`);
    await expect(sent(deep)).rejects.toMatchObject({ kind: 'badInput' });
    await expect(sent(one('<trans-unit id="a"><source>x</target>'))).rejects.toMatchObject({ kind: 'badInput' });
    await expect(sent('<html><body/></html>')).rejects.toMatchObject({ details: { reason: 'NOT_TRANSLATIONS' } });
  });
});

describe('PO of a translator’s program', () => {
  const sent = (text: string) => read(Buffer.from(text));
  const head = 'msgid ""\nmsgstr "Language: en\\n"\n\n';

  it('leaves out what the translator has not confirmed, and obsolete entries', async () => {
    const units = await sent(
      `${head}#, fuzzy\nmsgctxt "product:p:name"\nmsgid "Bir"\nmsgstr "One"\n\n` +
        'msgctxt "product:q:name"\nmsgid ""\n"İki "\n"parça"\nmsgstr ""\n"Two "\n"parts"\n\n#~ msgid "x"\n#~ msgstr "y"\n',
    );
    expect(units.map(({ id, source, target }) => [id, source, target])).toEqual([
      ['p', 'Bir', null],
      ['q', 'İki parça', 'Two parts'],
    ]);
  });

  it('takes one pass, whatever it is made of', async () => {
    await expect(sent('\n'.repeat(3_000_000))).rejects.toMatchObject({ details: { reason: 'NOT_TRANSLATIONS' } });
    expect(await sent(`${head}msgctxt "product:p:name"\nmsgid "a"\n${'msgstr ""\n'.repeat(400_000)}`)).toHaveLength(1);
  });

  it('is refused with the number of the line that cannot be read', async () => {
    await expect(sent(`${head}msgid "a" b\n`)).rejects.toThrow('Line 4');
    await expect(sent('Ad;Fiyat\nRulman;3')).rejects.toMatchObject({ details: { reason: 'NOT_TRANSLATIONS' } });
  });
});

describe('A workbook of translations', () => {
  const row = ['product', 'p', 'Rulman', 'Bearing'];
  it('is read by the names of its columns, in any order and with others between', async () => {
    const bytes = await toXlsx(
      [
        ['Ad name [en]', 'Remark', 'ID', 'Ad name [tr]', 'entity'],
        ['Bearing', 'x', 'p', 'Rulman', 'product'],
      ],
      [],
    );
    expect(await read(bytes)).toEqual([
      { entity: 'product', id: 'p', field: 'name', source: 'Rulman', target: 'Bearing' },
    ]);
  });

  it('is refused without the Turkish column, without languages and without ids', async () => {
    const sheet = (heading: string[]) => toXlsx([heading, row], []);
    await expect(read(await sheet(['Entity', 'Id', 'X', 'Ad name [en]']))).rejects.toMatchObject({
      details: { reason: 'NO_SOURCE' },
    });
    await expect(read(await sheet(['Entity', 'Id', 'Ad', 'Name']))).rejects.toMatchObject({
      details: { reason: 'NOT_TRANSLATIONS' },
    });
    await expect(read(await sheet(['Code', 'Id', 'Ad', 'Name']))).rejects.toMatchObject({
      details: { reason: 'NOT_TRANSLATIONS' },
    });
  });
});
