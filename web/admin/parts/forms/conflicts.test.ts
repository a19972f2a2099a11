import { expect, test } from 'vitest';
import { differences } from './conflicts.ts';

const fields = ['name', 'price', 'mission.title', 'featured'].map((name) => ({ name, label: name }));
const started = { name: 'Vana', price: '', mission: { title: 'Eski' }, featured: false };

test('only fields that differ are shown, and the changed side of each is proposed', () => {
  const mine = { ...started, name: 'Vana DN50', mission: { title: 'Benim' } };
  const theirs = { values: { ...started, price: '12,00', mission: { title: 'Onların' } }, version: 4 };

  expect(differences(fields, { started, mine, theirs })).toMatchObject([
    { name: 'name', mine: 'Vana DN50', theirs: 'Vana', proposed: 'mine' },
    { name: 'price', mine: '', theirs: '12,00', proposed: 'theirs' },
    { name: 'mission.title', mine: 'Benim', theirs: 'Onların', proposed: 'mine' },
  ]);
});

test('the same change on both sides is no difference', () => {
  const mine = { ...started, name: 'Vana DN50' };
  expect(differences(fields, { started, mine, theirs: { values: mine, version: 4 } })).toEqual([]);
});
