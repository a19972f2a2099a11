import { expect, test } from 'vitest';
import { healthCheckNames } from '../../../../common/health/healthChecks.ts';
import { fieldColumns } from '../../catalogue/grid/rows/columns.ts';
import { gridOf } from './fixes.ts';

const columns = fieldColumns({ category: [], kind: [], family: [] });
const fixes = healthCheckNames.flatMap((check) => gridOf(check) ?? []);

test.each(fixes)('%s opens a column that can be edited', (address) => {
  const asked = new URLSearchParams(address.split('?')[1]).get('column');
  // The specs that are at fault are columns of their own.
  if (asked === 'specs') return;
  expect(columns.find(({ key }) => key === asked)).toMatchObject({ isReadOnly: false });
});

test('descriptions, alternative texts and the status are columns, and a description may have several lines', () => {
  const found = ['description', 'imageAlt', 'status'].map((key) => columns.find((column) => column.key === key));
  expect(found.map((column) => column?.isReadOnly)).toEqual([false, false, false]);
  expect(found[0]).toMatchObject({ isLong: true });
  expect(found[0]?.read('İlk satır\nİkinci satır')).toMatchObject({
    changes: { description: 'İlk satır\nİkinci satır' },
  });
});
