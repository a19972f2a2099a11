import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { profileSetup } from '../../common/imports/profileSetup.ts';

// A profile of imports whose last run has stopped itself, for tests of its screens.

/** A screen whose address names what it shows, inside the landmark of the layout, which holds its menus. */
export const at = (path: string, element: ReactNode) => (
  <main id="content">
    <Routes>
      <Route path={`/admin/${path}`} element={element} />
    </Routes>
  </main>
);

export const setup = profileSetup.parse({
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', prices: 'WITHOUT_VAT', missing: 'ON_ORDER' },
  columns: [
    { heading: 'Stok Kodu', field: 'stockCode' },
    { heading: 'Fiyat', field: 'price', steps: [{ kind: 'PERCENT', by: 5 }] },
  ],
  answers: [{ field: 'categoryId', from: 'RULMAN', to: 'Rulmanlar' }],
});
export const profile = { id: 'ışık', name: 'Işık Tedarik', setup, version: 3, hasSignIn: false };
export const reasons = ['9 of 56 products are not in the file: 16 %, the limit is 10 %.'];
export const run = {
  ...{ id: 'r1', profileId: 'ışık', createdAt: '2026-11-23T03:00:00.000Z', admin: 'ece@ornek.com.tr' },
  ...{ fileName: 'liste.csv', state: 'STOPPED', rows: 49, added: 0, changed: 38, unchanged: 9, missing: 9, wrong: 2 },
  ...{ reasons, undoToken: null },
};
export const queries = {
  importProfiles: () => [{ ...profile, lastRun: run }],
  importRuns: () => [run],
  importRun: () => run,
  productImports: () => [],
  attributes: () => [],
};
