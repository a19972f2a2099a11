import { expect, onTestFinished, test } from 'vitest';
import { setTimeZone } from '../../common/text/companyTime.ts';
import { documentOf } from './document.ts';

const assets = { scripts: ['/a.js'], later: ['/b.js'], atOnce: ['/b.js', '/admin.js'], styles: [], fonts: [] };
const page = (html: string) => documentOf({ head: '', html, state: '{}', lang: 'en', status: 200 }, assets, '');

test('an empty page names all its scripts in its head, and one that can be read names none but the first', () => {
  expect(page('')).toContain('<link rel="modulepreload" href="/admin.js">');
  expect(page('<p>Rulman</p>')).not.toContain('modulepreload');
});

test('a page names the zone of the company where it is not the usual one, so that scripts write the same times', () => {
  onTestFinished(() => setTimeZone(undefined));
  expect(page('<p>')).toContain('<html lang="en"><head>');
  setTimeZone('America/New_York');
  expect(page('<p>')).toContain('<html lang="en" data-time-zone="America/New_York"><head>');
});
