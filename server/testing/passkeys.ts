import type { RelyingParty } from '../http/relyingParty.ts';
import { createAuthenticator } from './authenticator.ts';
import { openTestApi, type Answer } from './openTestApi.ts';

export const site: RelyingParty = { origin: 'https://www.firma.example', id: 'www.firma.example' };

export const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const AddPasskey =
  'mutation ($response: JSON!) { addPasskey(name: "Çekmecedeki anahtar", response: $response) { id } }';
const SignIn = 'mutation ($response: JSON!) { signInWithPasskey(response: $response) { email } }';

/** Opens the API for browsers that keep their cookie, one of them the admin's, with a passkey nobody knows yet. */
export async function withPasskeys() {
  const api = await openTestApi();
  const { admin, token } = api;
  /** Opens another browser, with a cookie of its own. */
  function openBrowser(more: Parameters<typeof api.askAs>[0] = {}) {
    let browser: string | null = null;
    const setBrowser = (next: string) => void (browser = next);
    const ask = async (operation: string, variables = {}) =>
      api.askAs({ relyingParty: site, browser, setBrowser, ...more })(operation, variables);
    return {
      ask,
      begin: async () =>
        (await ask('mutation { beginPasskeySignIn }')).data.beginPasskeySignIn as { challenge: string },
      beginAdding: async () => {
        const { data } = await ask('mutation { beginPasskey }');
        return data.beginPasskey as { challenge: string; user: { id: string }; excludeCredentials: unknown[] };
      },
      add: async (response: unknown) => ask(AddPasskey, { response }),
      signIn: async (response: unknown) => ask(SignIn, { response }),
    };
  }
  return { ...api, openBrowser, own: openBrowser({ admin, token }), authenticator: createAuthenticator(site) };
}

/** Opens the same API after the admin has added the passkey. */
export async function withPasskey() {
  const api = await withPasskeys();
  const added = await api.own.add(api.authenticator.create(await api.own.beginAdding()));
  if (added.errors) throw new Error(JSON.stringify(added.errors));
  return api;
}
