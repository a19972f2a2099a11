import { expect, test } from 'vitest';
import { inOffice } from './refusals.ts';

test.each([
  ['Name [en]', 'Ad [en]'],
  ['Status [pt-BR]', 'Durum [pt-BR]'],
  ['Title: description', 'Başlık: açıklama'],
  ['Alternative text', 'Alternatif metin'],
  ['Rulman 6204 [mm]', 'Rulman 6204 [mm]'],
  ['It has no such text in Turkish.', 'Türkçesinde böyle bir metin yok.'],
])('“%s” is said as “%s”', (english, turkish) => expect(inOffice(english)).toBe(turkish));
