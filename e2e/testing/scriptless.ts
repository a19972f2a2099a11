import { createServer, request } from 'node:http';
import { once } from 'node:events';

/**
 * Serves a site at another port of this machine, with a policy that lets no script of a page run: Firefox cannot be asked to
 * leave them out (docs/decisions/035-firefox.md). Resolves to its origin, and a function that ends it.
 */
export async function withoutScripts(origin: string) {
  const server = createServer((asked, answer) => {
    const forwarded = request(
      `${origin}${asked.url ?? '/'}`,
      { method: asked.method, headers: asked.headers },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, { ...got.headers, 'content-security-policy': "script-src 'none'" });
        got.pipe(answer);
      },
    );
    // A page that leaves while it loads cuts the connection.
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${address.port}`, close };
}
