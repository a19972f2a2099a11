import { createTransport } from 'nodemailer';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Connects to an address such as `smtp://user:password@mail.firma.com.tr:587`. A server without encryption is refused, since
 * the password and the messages would travel in clear text, unless it is this machine or the address ends in
 * `?ignoreTLS=true`.
 */
export function mailTransport(address: string) {
  const { protocol, hostname, searchParams } = new URL(address);
  const mayBePlain = protocol === 'smtps:' || loopback.test(hostname) || searchParams.get('ignoreTLS') === 'true';
  return createTransport({ url: address, requireTLS: !mayBePlain });
}
