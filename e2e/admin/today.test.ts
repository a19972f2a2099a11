import { sendMessage } from '../testing/admin.ts';
import { seen, signIn, test } from '../testing/test.ts';

test('after signing in, Today says what waits, and one click leads to the list of it', async ({ open, site }) => {
  await sendMessage(site, 'Vana soruyor');
  const admin = await open('/admin/today');
  await signIn(admin);
  await admin.getByRole('link', { name: /^\d+ messages? without an answer$/ }).click();
  await admin.waitForURL(/\/admin\/messages\/unanswered/);
  await seen(admin, 'link', /Vana soruyor/);
});
