import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Manners = {
  /** The words with which a password is refused. */
  refusesPassword?: string;
  /** Says nothing any more from this command on, such as 'SEARCH'. */
  stallsAt?: string;
  /** Closes the connection in place of an answer to this command. */
  endsAt?: string;
  /** Answers a literal with its length multiplied by this. */
  lies?: number;
  greeting?: string;
};

type Mail = { uid: number; source: string };

/**
 * Starts a mailbox on the loopback that speaks IMAP (RFC 3501) over a real socket, as far as one that is only read needs it.
 * `said` holds the commands without what they carry.
 */
export async function mailbox(manners: Manners = {}) {
  const mails: Mail[] = [];
  const said: string[] = [];
  const box = { validity: 7, manners };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    say(box.manners.greeting ?? '* OK [CAPABILITY IMAP4rev1] ready');
    let left = '';
    socket.on('data', (chunk) => {
      const lines = (left + chunk.toString('latin1')).split('\r\n');
      left = lines.pop() ?? '';
      for (const line of lines) answer(line, say, socket);
    });
  });

  function answer(line: string, say: (line: string) => void, socket: Socket) {
    const [, tag = '', command = '', given = ''] = /^(\S+) ((?:UID )?[A-Z]+) ?(.*)$/i.exec(line) ?? [];
    const name = command.toUpperCase().replace('UID ', '');
    said.push(name);
    if (box.manners.stallsAt === name) return;
    if (box.manners.endsAt === name) return void socket.destroy();
    const done = (words = 'OK done') => say(`${tag} ${words}`);
    if (name === 'CAPABILITY') say('* CAPABILITY IMAP4rev1');
    if (name === 'LOGIN' && box.manners.refusesPassword) return done(`NO ${box.manners.refusesPassword}`);
    if (name === 'LIST' && /\*|inbox/i.test(given)) say('* LIST (\\HasNoChildren) "/" INBOX');
    if (name === 'SELECT') return done('NO the mailbox is only to be read');
    if (name === 'EXAMINE') {
      if (!/inbox/i.test(given)) return done('NO [NONEXISTENT] no such mailbox');
      say('* FLAGS (\\Seen)');
      say(`* ${mails.length} EXISTS`);
      say(`* OK [UIDVALIDITY ${box.validity}] valid`);
      say(`* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] next`);
      return done('OK [READ-ONLY] done');
    }
    if (name === 'SEARCH') {
      const from = Number(/UID (\d+):\*/.exec(given)?.[1] ?? 1);
      const found = mails.filter(({ uid }) => uid >= from);
      say(`* SEARCH ${(found.length > 0 ? found : mails.slice(-1)).map(({ uid }) => uid).join(' ')}`);
    }
    if (name === 'FETCH') for (const mail of asked(given)) show(mail, given, socket);
    if (name === 'LOGOUT') say('* BYE');
    return done();
  }

  function asked(given: string) {
    const [set = ''] = given.split(' ');
    const ranges = set.split(',').map((range) => range.split(':').map(Number));
    return mails.filter(({ uid }) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to));
  }

  function show({ uid, source }: Mail, given: string, socket: Socket) {
    const [, section = '', start = '0', most = '1000000'] = /\[(\w*)\](?:<(\d+)\.(\d+)>)?/.exec(given) ?? [];
    const bytes = Buffer.from(source, 'latin1');
    const whole = section.toUpperCase() === 'HEADER' ? bytes.subarray(0, bytes.indexOf('\r\n\r\n') + 4) : bytes;
    const part = whole.subarray(Number(start), Number(start) + Number(most));
    const length = part.length * (box.manners.lies ?? 1);
    socket.write(`* ${uid} FETCH (UID ${uid} BODY[${section}]<${start}> {${length}}\r\n`);
    socket.write(part);
    socket.write(')\r\n');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  /** Mails are stored with the line ends of the net. */
  const receive = (source: string) =>
    mails.push({ uid: (mails.at(-1)?.uid ?? 40) + 1, source: source.replaceAll(/\r?\n/g, '\r\n') });
  return { box, said, receive, close, port, address: `imap://bilgi%40ornek.com.tr:gizli@127.0.0.1:${port}` };
}
