/** Operations with such words may hold a password, in their text or in their variables. */
const secret = /password|passphrase|secret|signIn/i;

type Asked = { query?: string | null };
type Stored = { queries?: Asked[]; favorites?: Asked[]; tabs?: Asked[] };

const isSecret = ({ query }: Asked) => secret.test(query ?? '');

/** Leaves out what may hold a password: whole entries of the history, and the contents of an open tab. */
function withoutSecrets(text: string) {
  if (!secret.test(text)) return text;
  const stored = JSON.parse(text) as Stored;
  for (const list of ['queries', 'favorites'] as const)
    if (stored[list]) stored[list] = stored[list].filter((one) => !isSecret(one));
  if (stored.tabs)
    stored.tabs = stored.tabs.map((tab) =>
      isSecret(tab) ? { ...tab, query: null, variables: null, headers: null, response: null } : tab,
    );
  return JSON.stringify(stored);
}

/** Stores for GraphiQL in this browser what holds no password. */
export const discreetStorage = (storage: Storage): Storage => ({
  getItem: (key: string) => storage.getItem(key),
  setItem: (key: string, value: string) =>
    storage.setItem(
      key,
      /:(queries|favorites|tabState)$/.test(key) ? withoutSecrets(value) : secret.test(value) ? '' : value,
    ),
  removeItem: (key: string) => storage.removeItem(key),
  clear: () => storage.clear(),
  key: (at: number) => storage.key(at),
  get length() {
    return storage.length;
  },
});
