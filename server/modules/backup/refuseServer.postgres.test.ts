import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/openTestApi.ts';
import { restoreBackup } from './restoreBackup.ts';

const sentence = /^The database is on a server of PostgreSQL: back it up and restore it there/;

test('what is on a server is neither copied into a backup nor replaced by one', async () => {
  const { asAdmin, backups } = await openTestApi();
  const { errors } = await asAdmin('mutation { makeBackup { backup { name } } }');
  expect(errors?.[0]).toMatchObject({ message: expect.stringMatching(sentence), extensions: { code: 'BAD_REQUEST' } });
  await expect(restoreBackup(backups.folders, 'x.tar', { confirmed: true })).rejects.toThrow(sentence);
});
