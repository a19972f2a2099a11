import { createHmac, randomBytes } from 'node:crypto';

const mark = 'whsec_';

/** Makes a secret of 256 random bits. */
export const newSecret = () => mark + randomBytes(32).toString('base64');

/** By so many last letters people tell secrets apart. */
export const endOf = (secret: string) => secret.replace(/(?<!=)=+$/, '').slice(-3);

const signatureBy = (secret: string, text: string) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64'))
    .update(text)
    .digest('base64')}`;

type Signed = { id: string; body: string; now: number };

/**
 * Returns the headers of Standard Webhooks 1.0.0. The time is that of this try, so that a receiver refuses what somebody has
 * recorded and sends later; each secret signs once.
 */
export function signedHeaders(secrets: string[], { id, body, now }: Signed) {
  const timestamp = Math.floor(now / 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signatureBy(secret, `${id}.${timestamp}.${body}`)).join(' '),
  };
}
