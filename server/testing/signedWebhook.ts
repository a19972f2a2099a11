import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Throws unless a request is signed as Standard Webhooks 1.0.0 describe it, and returns its body. It shares no code with what
 * signs; proof/clients shows that the library of the standard accepts and refuses the same.
 */
export function verify(secret: string, { body, headers }: { body: string; headers: IncomingHttpHeaders }): unknown {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const fiveMinutes = 300;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < fiveMinutes))
    throw new Error('The time is too old or too new.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  if (!signatures?.split(' ').includes(`v1,${wanted}`)) throw new Error('No matching signature was found.');
  return JSON.parse(body);
}
