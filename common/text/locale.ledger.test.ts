import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  collator,
  countText,
  dateFormat,
  listFormat,
  lowerCase,
  numberFormat,
  pluralRules,
  upperCase,
} from './locale.ts';

const moment = Date.parse('2026-11-28T22:30:00Z');

it('writes for visitors as Turkish does, and in another language by its name', () => {
  expect([countText(1240.5), countText(1240.5, 'en')]).toEqual(['1.240,5', '1,240.5']);
  expect(numberFormat({ minimumFractionDigits: 2 }).format(9)).toBe('9,00');
  expect([lowerCase('IŞIK İĞNE'), upperCase('iğne ışık')]).toEqual(['ışık iğne', 'İĞNE IŞIK']);
  expect(['İz', 'Iz', 'ç', 'd', 'c', 'M10', 'M8'].sort(collator({ numeric: true }).compare)).toEqual([
    'c',
    'ç',
    'd',
    'Iz',
    'İz',
    'M8',
    'M10',
  ]);
  expect(listFormat().format(['a', 'b', 'c'])).toBe('a, b ve c');
  expect([pluralRules().select(1), pluralRules({}, 'en').select(1), pluralRules({}, 'en').select(2)]).toEqual([
    'one',
    'one',
    'other',
  ]);
});

it('takes days from the zone of the company whatever the language, unless another zone is asked for', () => {
  expect(dateFormat({ dateStyle: 'long' }).format(moment)).toBe('29 Kasım 2026');
  expect(dateFormat({ dateStyle: 'medium' }, 'en').format(moment)).toBe('Nov 29, 2026');
  expect(dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(moment)).toBe('28 Kasım 2026');
});

/** A locale by its name, a format of Intl, and the methods that take a locale, or the machine's without one. */
const byHand =
  /'(?:tr|tr-TR|en-US|en-GB|sv-SE)'|"tr"|\(tr-TR\)|new Intl\.|toLocale(?:Date|Time|Lower|Upper)?\w*\(|localeCompare\(|Europe\/Istanbul/;
/** In the one the letters 'tr' are a row of a table in HTML; the words of a language name it. */
const mayName = /^server\/(spreadsheet\/htmlTable\.ts$|words\/(tr|en)\/)/;

it('is with companyTime.ts the only file of server, common and starter content that names a locale or a zone', () => {
  const files = globSync('{server,common,data/starter}/**/*.ts').filter(
    (path) =>
      !/\.test\.ts$|\/generated\/|\/testing\/|text\/(locale|companyTime)\.ts$/.test(path) && !mayName.test(path),
  );
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        byHand.test(line) && !/^\s*(?:\*|\/\/|\/\*)/.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(900);
  expect(found).toEqual([]);
});
