import { createAdmin } from '../modules/people/sessions/sessions.store.ts';
import { hashPassword } from '../modules/people/sessions/password.ts';
import { openTestApi } from './openTestApi.ts';

/** Opens the API with one more admin, whose password is ' doğru parola '. */
export async function withAccount() {
  const api = await openTestApi();
  const account = await createAdmin(api.db, 'İlker@Ornek.com.tr', await hashPassword(' doğru parola '), Date.now());
  return { ...api, account };
}
