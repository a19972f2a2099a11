// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FilterForm } from './FilterForm.tsx';
import type { ListFacetsFragment } from './chosen/listFacets.generated.ts';

const named = (id: string, name: string, values: string[]): ListFacetsFragment['specs'][number] => ({
  attribute: { id, name, kind: 'OPTION', unit: null },
  choices: values.map((value) => ({ value, name: value, count: 3 })),
  ...{ range: null, from: null, to: null, coversFrom: null, coversTo: null, without: null, ofKind: null },
});

function openForm(search: string, specs: ListFacetsFragment['specs']) {
  const facets: ListFacetsFragment = {
    ...{ total: 9, isExact: true, kinds: [], kind: null, specs, price: null },
    ...{ availability: [], leadTimes: [], documents: [] },
    brands: ['Devrikan', 'Aktarlı'].map((brand) => ({ brand, count: 3 })),
  };
  const routes = [{ path: '/', element: <FilterForm facets={facets} /> }];
  return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [`/${search}`] })} />);
}

test('a filter is found by its name or one of its values, in any letters, and what is chosen stays chosen', async () => {
  const specs = [
    named('basınç', 'Basınç sınıfı', ['PN16', 'PN40']),
    named('ısıl', 'Isıl sınıf', ['F']),
    named('malzeme', 'Gövde malzemesi', ['Döküm', 'Çelik']),
    named('dis', 'Diş', ['M8']),
    named('yuzey', 'Yüzey', ['Çinko']),
    named('uc', 'Uç', ['Düz']),
  ];
  const { unmount } = openForm('?f.malzeme=Çelik', specs);
  const field = screen.getByRole('searchbox', { name: 'Filtre ara' });
  const shown = () => screen.queryAllByRole('group').map((group) => group.querySelector('legend')?.textContent);
  const user = userEvent.setup();
  await user.type(field, 'ISIL{Enter}');
  expect(shown()).toEqual(['Isıl sınıf']);
  await user.clear(field);
  await user.type(field, 'pn40');
  expect(shown()).toEqual(['Basınç sınıfı']);
  expect(document.querySelector('input[value="Çelik"]')).toBeChecked();
  await user.clear(field);
  await user.type(field, 'devri');
  expect(shown()).toEqual(['Marka']);
  await user.clear(field);
  await user.type(field, 'xyz');
  expect(shown()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('“xyz” adında filtre yok.');
  // A few filters are found by looking at them.
  unmount();
  openForm('', specs.slice(0, 3));
  expect(screen.queryByRole('searchbox')).toBeNull();
});
