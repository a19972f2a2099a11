import { expect, test } from 'vitest';
import * as english from './officeLetters.ts';
import * as turkish from './officeLetters@office.ts';

test('letters change by the language of the office', () => {
  expect([turkish.smallLetters('İÇERİK ISI'), english.smallLetters('IMAGE')]).toEqual(['içerik ısı', 'image']);
  expect([turkish.firstCapital('içerik'), english.firstCapital('image')]).toEqual(['İçerik', 'Image']);
  expect([turkish.firstSmall('İptal Edildi'), english.firstSmall('It is')]).toEqual(['iptal Edildi', 'it is']);
});
