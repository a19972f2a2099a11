import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { noteTime } from '../../../db/clock.store.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

const Send = 'mutation ($input: MessageInput!) { sendMessage(input: $input) { id } }';
const input = { name: 'Işıl', email: 'isil@firma.com.tr', subject: 'Ölçü', message: 'Şaft' };

test('a message that came while the clock was set back is not removed as old once the clock is right', async () => {
  const api = await openTestApi();
  const right = Date.now() + 20 * 365 * 86_400_000;
  await noteTime(api.db, right);
  expect((await api.asVisitor(Send, { input })).errors).toBeUndefined();
  await createTidy(api)({ now: right + 1000 });
  const { data } = await api.asAdmin('{ messages { nodes { name createdAt } } }');
  expect(data.messages.nodes).toEqual([{ name: 'Işıl', createdAt: new Date(right).toISOString() }]);
});
