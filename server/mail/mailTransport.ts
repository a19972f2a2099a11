import { createTransport } from 'nodemailer';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Connects to an address such as `smtp://user:password@mail.firma.com.tr:587`. A server without encryption is refused, since
 * the password and the messages would travel in clear text, unless it is this machine or the address ends in
 * `?ignoreTLS=true`. On this machine a server is often installed with a certificate of its own, which nobody needs to verify.
 */
export function mailTransport(address: string) {
  const { protocol, hostname, searchParams } = new URL(address);
  const isHere = loopback.test(hostname);
  const mayBePlain = protocol === 'smtps:' || isHere || searchParams.get('ignoreTLS') === 'true';
  return createTransport({
    url: address,
    requireTLS: !mayBePlain,
    ...(isHere && { tls: { rejectUnauthorized: false } }),
  });
}
