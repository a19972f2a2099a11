// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { setTexts } from '../../../components/texts.ts';
import { answerInLanguage } from './answerInLanguage.ts';

test('a browser leaves the language for a page that is Turkish alone, where the language leads there', () => {
  setTexts({
    'Product:a/b': { inTurkish: ['name'], isElsewhere: true },
    'Product:c': { inTurkish: ['name'] },
  });
  const led = () => answerInLanguage('Product', { id: 'a/b' });
  expect(led).toThrow(Response);
  try {
    led();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    expect([error.status, error.headers.get('Location')]).toEqual([302, `${window.location.origin}/products/a%2Fb`]);
  }
  expect(answerInLanguage('Product', { id: 'c' })).toBeNull();
  setTexts({});
  expect(answerInLanguage('Product', { id: 'a/b' })).toBeNull();
});
