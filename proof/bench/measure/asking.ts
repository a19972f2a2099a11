import { Agent, request } from 'node:http';

/** Asks the API over one connection kept open, as a browser does; gives the body and the milliseconds it took. */
export function createAsking(origin: string, cookie = '') {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string, body?: string) =>
    new Promise<{ body: string; ms: number }>((resolve, reject) => {
      const started = performance.now();
      const headers = body ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) } : {};
      const asked = request(origin + path, { agent, method: body ? 'POST' : 'GET', headers: { ...headers, cookie } });
      asked.on('error', reject).on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const answer = { body: Buffer.concat(chunks).toString(), ms: performance.now() - started };
          const failed = response.statusCode !== 200 || (body && answer.body.startsWith('{"errors"'));
          if (failed) reject(new Error(`${path}: ${answer.body.slice(0, 500)}`));
          else resolve(answer);
        });
      });
      asked.end(body);
    });
  return {
    page: (path: string) => send(path),
    query: (query: string, variables: object) => send('/graphql', JSON.stringify({ query, variables })),
    close: () => agent.destroy(),
  };
}

export type Asking = ReturnType<typeof createAsking>;

/** The value below which a share of all lies. */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
