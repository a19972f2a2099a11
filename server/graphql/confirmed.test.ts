import { expect, test } from 'vitest';
import { sessions } from '../db/tables/accountTables.ts';
import { calls } from '../testing/calls.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { fields, hasDirective } from '../testing/rootFields.ts';

const confirmed = fields.map(([name]) => name).filter((name) => hasDirective(name, 'confirmed'));

test('changes to people, keys, backups and the second step, and erasing a person, ask for a fresh sign-in', () => {
  expect(confirmed.map((name) => name.split('.')[1])).toEqual([
    'makeBackup',
    'restoreBackup',
    'beginTotp',
    'removeTotp',
    'makeRecoveryCodes',
    'beginPasskey',
    'removePasskey',
    'invitePerson',
    'withdrawInvitation',
    'renamePerson',
    'setPersonRoles',
    'setPersonSuspended',
    'removePerson',
    'askForTwoStep',
    'makeKey',
    'updateKey',
    'rotateKey',
    'erasePersonalData',
    'repeatErasures',
  ]);
});

test('each of them is refused in a session older than ten minutes, and everything else still works', async () => {
  const { db, asAdmin } = await openTestApi();
  await db.write(async (tx) => tx.update(sessions).set({ confirmedAt: Date.now() - 11 * 60_000 }));
  const refused = [];
  for (const name of confirmed) {
    const before = db.revision();
    const { errors } = await asAdmin(`mutation { ${calls[name]} }`);
    if (errors?.[0]?.extensions.code === 'CONFIRMATION_REQUIRED' && db.revision() === before) refused.push(name);
  }
  expect(refused).toEqual(confirmed);
  expect((await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }')).errors).toBeUndefined();
  expect((await asAdmin('{ people { id } }')).errors).toBeUndefined();
});
