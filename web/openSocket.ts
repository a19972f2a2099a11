import { keepTrying } from './components/keepTrying.ts';
import { loadedLater } from './components/loadedLater.ts';

const load = loadedLater(() => import('./graphql/socketLink.ts'));

/** The link for subscriptions, once its script could be loaded. */
export const openSocket = async (onConnect: () => void) => (await keepTrying(load)).socketLink(onConnect);
