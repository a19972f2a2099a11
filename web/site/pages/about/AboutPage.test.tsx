// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const card = (title: string) => ({ title, description: `${title}.`, icon: 'star' });

const names = ['Misyonumuz', 'Vizyonumuz', 'Değerlerimiz', 'Ekibimiz'];
const [mission, vision, values, team] = names.map(card);
const filled = {
  heroTitle: 'Biz',
  heroDescription: 'Kim',
  mission,
  vision,
  values,
  team,
  numbers: [
    { value: '1987', label: 'kuruluş' },
    { value: '12.000', label: 'çeşit ürün' },
  ],
  steps: [
    { title: 'Ölçüyü alırız', description: 'Parçayı söker, ölçeriz.' },
    { title: 'Teklif veririz', description: 'Yazılı.' },
  ],
  documents: [
    {
      id: 'd1',
      title: 'ISO 9001 belgesi',
      kind: 'CERTIFICATE',
      language: 'TR',
      revision: null,
      date: '2026-02-03',
      file: { url: '/belgeler/1-iso-9001.pdf', format: 'PDF', byteSize: 98_304 },
    },
  ],
};

test('everything that an admin has filled in is shown: numbers, numbered steps, documents, and then the contact strip', async () => {
  await openPage('/about', { queries: { about: () => filled } });
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(4)).toEqual([
    'Neden biz?',
    'Rakamlarla biz',
    'Nasıl çalışıyoruz?',
    'Belgelerimiz',
    'Aradığınız parçayı birlikte bulalım',
  ]);
  const numbers = main.getByRole('region', { name: 'Rakamlarla biz' });
  expect(
    within(numbers)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['kuruluş', 'çeşit ürün']);
  expect(
    within(numbers)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['1987', '12.000']);
  const steps = within(main.getByRole('region', { name: 'Nasıl çalışıyoruz?' }));
  expect(steps.getAllByRole('listitem')[1]).toHaveTextContent('Teklif veririzYazılı.');
  const document = within(main.getByRole('region', { name: 'Belgelerimiz' })).getByRole('link');
  expect(document).toHaveAttribute('href', '/belgeler/1-iso-9001.pdf');
  expect(document).toHaveAccessibleName('ISO 9001 belgesi');
  expect(document).toHaveAccessibleDescription('PDF, 96\u00a0KB, 03.02.2026');
});

test('the reasons to choose the company and the link to the contact page follow the four cards', async () => {
  const about = { ...filled, numbers: [], steps: [], documents: [] };
  await openPage('/about', { queries: { about: () => about } });
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([...names, 'Neden biz?', 'Aradığınız parçayı birlikte bulalım']);
  const reasons = within(main.getByRole('region', { name: 'Neden biz?' }));
  expect(reasons.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(main.getByRole('link', { name: 'İletişime Geçin' })).toHaveAttribute('href', '/contact');
});
