import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { mailTransport } from '../mail/mailTransport.ts';

const decoded = (encoding: string, body: string) => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** Returns the parts of a letter as the reader sees them, by type: 'text/plain', 'text/html'. */
export const partsOf = (letter: string) =>
  Object.fromEntries(
    letter.split(/^--.*\r\n/m).flatMap((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const type = /^Content-Type: (text\/\w+)/im.exec(head)?.[1];
      const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? '';
      return type ? [[type, decoded(encoding, body.join('\r\n\r\n'))]] : [];
    }),
  );

type Manners = {
  /** This many letters get a temporary refusal. */
  refusals?: number;
  /** Returns the code with which an address is refused, or the whole reply; undefined accepts it. */
  refuses?: (address: string) => number | string | undefined;
  /** Returns the reply to a sender, to what was sent, or to a password; undefined accepts it. */
  refusesSender?: () => string | undefined;
  refusesContent?: () => string | undefined;
  refusesPassword?: () => string | undefined;
  /** It offers encryption with this certificate. */
  certificate?: { cert: string; key: string };
};

/** Makes a refusal of a reply such as '550 5.1.1 No such user'; null accepts. */
function refusal(reply: number | string | undefined, address = '') {
  if (reply === undefined) return null;
  const [, code, words] = /^(\d{3}) ?(.*)$/.exec(String(reply)) ?? [];
  return Object.assign(new Error(words || `<${address}>: no such user here`), { responseCode: Number(code) });
}

/** Starts a real mail server on the loopback, whose refusals name the address, as those of mail servers do. */
export async function mailServer({ refusals = 0, certificate, ...manners }: Manners = {}) {
  const letters: string[] = [];
  const named: string[] = [];
  let left = refusals;
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth(_auth, _session, done) {
      const refused = refusal(manners.refusesPassword?.());
      done(refused, refused ? undefined : { user: 'somebody' });
    },
    onMailFrom: (_address, _session, done) => done(refusal(manners.refusesSender?.())),
    ...(certificate
      ? { cert: readFileSync(certificate.cert), key: readFileSync(certificate.key) }
      : { disabledCommands: ['STARTTLS'] }),
    onRcptTo({ address }, _session, done) {
      named.push(address);
      done(refusal(manners.refuses?.(address), address));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('not now'));
        const refused = refusal(manners.refusesContent?.());
        if (refused) return done(refused);
        letters.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  const postTo = (address: string) => ({
    transport: mailTransport(address),
    to: 'bilgi@ornek.com.tr',
    origin: 'https://vitrin.example',
    key: { tokenOf: (id: string) => `token-of-${id}` },
    /** Tests of mails with attachments replace these. */
    attachment: (): Promise<Buffer | null> => Promise.resolve(null),
    offerPdf: (): Promise<Uint8Array | null> => Promise.resolve(null),
  });
  /** `named` holds the recipient of each try. */
  return { letters, named, port, postTo, post: postTo(`smtp://127.0.0.1:${port}`) };
}
