import { expect, test } from 'vitest';
import { lowerCase, upperCase } from '../../../common/text/locale.ts';
import { language } from '../../words/admin/tr/locale.ts';
import { firstCapital, firstSmall, smallLetters } from './officeLetters.ts';

test('letters change by the language of the office', () => {
  expect([smallLetters('IMAGE'), firstCapital('image'), firstSmall('It is')]).toEqual(['image', 'Image', 'it is']);
  expect([lowerCase('İÇERİK ISI', language), upperCase('içerik', language)]).toEqual(['içerik ısı', 'İÇERİK']);
});
