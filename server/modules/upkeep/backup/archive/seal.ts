import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { BadBackup } from './manifest.ts';

// This frames the archive in a backup, so that not a byte of it can change unnoticed. Without a passphrase the archive
// comes first, as any program for tar reads it, then its SHA-256. With one, the file is magic, salt and nonce, then the
// archive by AES-256-GCM, then its tag. Another magic says that the uploads are stored apart from it.

const magic = Buffer.from('VITRIN-BACKUP-1\n');
const thinMagic = Buffer.from('VITRIN-BACKUP-2\n');
const gzip = Buffer.from([0x1f, 0x8b]);
const zstd = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
export const saltLength = 16;
const nonceLength = 12;
const headLength = magic.length + saltLength + nonceLength;
const sumLength = 32;
const tagLength = 16;

/** A guess at the passphrase takes half a second and 128 MB. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const derive = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  );

/** The keys of the last salts; thousands of stored files have one. */
const keys = new Map<string, Promise<Buffer>>();
const mostKeys = 8;

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const name = createHash('sha256').update(salt).update(passphrase.normalize('NFC')).digest('base64');
  const known = keys.get(name);
  if (known) return known;
  if (keys.size >= mostKeys) keys.clear();
  const key = derive(passphrase, salt);
  keys.set(name, key);
  return key;
}

/** `isThin` is a backup whose uploads are stored apart. */
type Sealing = { salt?: Buffer | undefined; isThin?: boolean };

/** Returns the bytes of a backup for those of its archive. */
export async function* sealed(
  archive: AsyncIterable<Buffer>,
  passphrase: string | undefined,
  { salt = randomBytes(saltLength), isThin = false }: Sealing = {},
): AsyncIterable<Buffer> {
  if (passphrase === undefined) {
    const hash = createHash('sha256');
    for await (const bytes of archive) {
      hash.update(bytes);
      yield bytes;
    }
    yield hash.digest();
    return;
  }
  const head = Buffer.concat([isThin ? thinMagic : magic, salt, randomBytes(nonceLength)]);
  const { nonce } = partsOf(head);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, salt), nonce).setAAD(head);
  yield head;
  for await (const bytes of archive) yield cipher.update(bytes);
  yield cipher.final();
  yield cipher.getAuthTag();
}

const partsOf = (head: Buffer) => ({
  salt: head.subarray(magic.length, magic.length + saltLength),
  nonce: head.subarray(magic.length + saltLength, headLength),
});

/**
 * Returns a function that reads the archive in a backup, as often as it is called. Only at the end is it known whether
 * the bytes are right: it throws `BadBackup` there.
 */
export async function unseal(file: string, passphrase: string | undefined): Promise<() => AsyncIterable<Buffer>> {
  const { size } = await stat(file);
  const head = await bytesAt(file, 0, headLength);
  if (gzip.equals(head.subarray(0, gzip.length)) || zstd.equals(head.subarray(0, zstd.length)))
    throw new BadBackup('This file is compressed, and no backup is: unpack it first.');
  if (!isSealed(head)) return () => unsealedPlain(file, size);
  if (passphrase === undefined) throw new BadBackup('This backup is encrypted: set BACKUP_PASSPHRASE.');
  if (size < headLength + tagLength) throw damaged(passphrase);
  const { salt, nonce } = partsOf(head);
  const key = await keyOf(passphrase, salt);
  const tag = await bytesAt(file, size - tagLength, tagLength);
  return async function* () {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head).setAuthTag(tag);
    for await (const bytes of between(file, headLength, size - tagLength)) yield decipher.update(bytes);
    try {
      decipher.final();
    } catch (error) {
      throw damaged(passphrase, error);
    }
  };
}

const isSealed = (head: Buffer) => [magic, thinMagic].some((one) => head.subarray(0, one.length).equals(one));

/** Tells by its first bytes whether an encrypted backup holds its uploads; undefined for one that is not encrypted. */
export async function isSealedThin(file: string): Promise<boolean | undefined> {
  const head = await bytesAt(file, 0, magic.length);
  return isSealed(head) ? head.equals(thinMagic) : undefined;
}

/** Returns the salt of a file that a passphrase has sealed. */
export const saltOf = (file: string) => bytesAt(file, magic.length, saltLength);

/** Reads what was sealed; whether it is right is known at the end. */
export const readSealed = async (file: string, passphrase: string | undefined) => (await unseal(file, passphrase))();

async function* unsealedPlain(file: string, size: number) {
  const hash = createHash('sha256');
  for await (const bytes of between(file, 0, size - sumLength)) {
    hash.update(bytes);
    yield bytes;
  }
  if (size < sumLength || !hash.digest().equals(await bytesAt(file, size - sumLength, sumLength))) throw damaged();
}

/** For an encrypted backup nobody can tell a wrong passphrase from damage. */
const damaged = (passphrase?: string, cause?: unknown) =>
  new BadBackup(
    passphrase === undefined
      ? 'This backup is damaged, or no backup: its checksum does not match.'
      : 'This backup is damaged, or was made with another passphrase.',
    { cause },
  );

async function bytesAt(file: string, position: number, length: number) {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, Math.max(position, 0));
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** The byte at `end` is not included. */
async function* between(file: string, start: number, end: number): AsyncIterable<Buffer> {
  if (end <= start) return;
  for await (const bytes of createReadStream(file, { start, end: end - 1 })) yield bytes as Buffer;
}
