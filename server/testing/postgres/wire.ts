import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type State = 'whole' | 'silent' | 'cut';

/** Makes a connection to PostgreSQL that can fail: 'silent' lets nothing through, not even an end; 'cut' closes every connection. */
export async function layWire(url: string) {
  const { hostname, port } = new URL(url);
  const pairs = new Set<[Socket, Socket]>();
  let state: State = 'whole';

  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy();
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('data', (data) => void other.write(data));
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        // An end does not get through either.
        if (state !== 'silent') other.destroy();
      });
    }
    if (state === 'silent') hush(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const hush = (pair: [Socket, Socket]) => pair.forEach((socket) => socket.pause());

  function set(next: State) {
    state = next;
    for (const pair of pairs) {
      if (next === 'silent') hush(pair);
      else if (next === 'cut' || pair.some((socket) => socket.destroyed)) pair.forEach((socket) => socket.destroy());
      else pair.forEach((socket) => socket.resume());
    }
  }

  return {
    url: Object.assign(new URL(url), { port: (server.address() as AddressInfo).port }).href,
    set,
    close() {
      set('cut');
      server.close();
    },
  };
}

export type Wire = Awaited<ReturnType<typeof layWire>>;
