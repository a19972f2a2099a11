// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../testing/openPage.ts';

const card = (title: string) => ({ title, description: `${title}.`, icon: 'star' });

test('after the four cards stand the reasons to choose the company, and the way to the contact page', async () => {
  const cards = ['Misyonumuz', 'Vizyonumuz', 'Değerlerimiz', 'Ekibimiz'];
  const [mission, vision, values, team] = cards.map(card);
  const about = { heroTitle: 'Biz', heroDescription: 'Kim', mission, vision, values, team };
  await openPage('/about', { queries: { about: () => about } });
  const main = within(screen.getByRole('main'));
  const headings = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([...cards, 'Neden biz?', 'Aradığınız parçayı birlikte bulalım']);
  const reasons = within(main.getByRole('region', { name: 'Neden biz?' }));
  expect(reasons.getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(main.getByRole('link', { name: 'İletişime Geçin' })).toHaveAttribute('href', '/contact');
});
