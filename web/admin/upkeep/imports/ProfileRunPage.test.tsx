// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profile, queries } from '../../../testing/importProfiles.tsx';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { Link, Route, Routes } from 'react-router-dom';
import { ImportsPage } from './ImportsPage.tsx';
import { ProfileRunPage } from './ProfileRunPage.tsx';

const pages = (
  <>
    <Link to="/admin/imports/run/yeni">To the new one</Link>
    <Link to="/admin/imports/run/yok">To none</Link>
    <Routes>
      <Route path="/admin/imports/run/:id" element={<ProfileRunPage />} />
      <Route path="*" element={<ImportsPage />} />
    </Routes>
  </>
);

test('a profile that was made after the list was read is found, and one that does not exist says so', async () => {
  const importProfiles = [profile];
  const { user } = renderAdmin(
    pages,
    { queries: { ...queries, importProfiles: () => importProfiles } },
    '/admin/imports',
  );
  await screen.findByRole('link', { name: profile.name });
  importProfiles.push({ ...profile, id: 'yeni', name: 'WooCommerce' });
  await user.click(screen.getByRole('link', { name: 'To the new one' }));
  expect(await screen.findByRole('heading', { name: 'WooCommerce' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'To none' }));
  expect(await screen.findByText('There is no such profile.')).toBeVisible();
});
