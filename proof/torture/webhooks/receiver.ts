import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Dice } from '../../../server/testing/random/dice.ts';
import { verify } from '../../../server/testing/signedWebhook.ts';

/** A program that answers half of what it gets with an error, by chance, and checks every signature. */
export async function openReceiver(dice: Dice) {
  const taken = new Map<string, number>();
  const wrong: string[] = [];
  const open = { secret: '', requests: 0, refused: 0 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    // A server that is killed cuts its requests off.
    request.on('error', () => undefined);
    request.on('end', () => {
      open.requests++;
      const body = Buffer.concat(parts).toString();
      try {
        verify(open.secret, { body, headers: request.headers });
      } catch (error) {
        wrong.push(`${String(error)}: ${body.slice(0, 200)}`);
      }
      if (dice.happens(0.5)) {
        open.refused++;
        return void response.writeHead(500).end();
      }
      const { data } = JSON.parse(body) as { data: { id: string } };
      taken.set(data.id, (taken.get(data.id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    taken,
    wrong,
    open,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
