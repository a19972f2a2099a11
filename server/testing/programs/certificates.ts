import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { innerHost } from './webhookReceiver.ts';

/** Not every machine has it. */
export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
if (!hasOpenssl) console.log('Receivers with certificates were not tried: openssl is not installed.');

type Certificate = { cert: string; key: string };
const p256 = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];

/** Makes a certificate for a name in a folder, signed by `by` or else by itself. */
export function makeCertificate(folder: string, name: string, by?: Certificate): Certificate {
  const [cert, key] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  const signed = by ? ['-CA', by.cert, '-CAkey', by.key] : [];
  const named = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', '-x509', ...p256, ...named, ...signed, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { cert, key };
}

/** Another program with a certificate, which notes by which server name it was reached, and the path. */
export async function openEncrypted({ cert, key }: Certificate) {
  const reached: string[] = [];
  const server = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (request, response) => {
    const { servername } = request.socket as typeof request.socket & { servername?: string | false };
    reached.push(`${servername}${request.url}`);
    request.resume().on('end', () => response.writeHead(204).end());
  }).listen(0, innerHost);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, reached };
}
