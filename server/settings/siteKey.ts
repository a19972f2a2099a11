import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const bytes = 32;

/** Makes and reads secrets of this site; a copy of its database, such as a backup, does not suffice for that. */
export type SiteKey = ReturnType<typeof createSiteKey>;

export function createSiteKey(secret: Buffer) {
  const forUse = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, bytes));
  const [tokens, seals] = [forUse('invitations'), forUse('seals')];
  return {
    /** The keys with which all servers of the site hash counted addresses and sign challenges. */
    limits: forUse('limits'),
    challenges: forUse('challenges'),
    /** Identifies a key without revealing it: 48 bits, the most whole bytes that a number holds exactly. */
    fingerprint: forUse('fingerprint').readUIntBE(0, 6),
    /** The token of an invitation's link: 256 unguessable bits, the same each time. */
    tokenOf: (invitationId: string) => createHmac('sha256', tokens).update(invitationId).digest('base64url'),
    seal(text: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', seals, nonce);
      const sealed = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
    },
    /** Throws when the text was sealed with another key. */
    unseal(sealed: string): string {
      const all = Buffer.from(sealed, 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', seals, all.subarray(0, 12)).setAuthTag(all.subarray(12, 28));
      return Buffer.concat([cipher.update(all.subarray(28)), cipher.final()]).toString('utf8');
    },
  };
}

/** Reads the site's key from a file beside the database, which the first start makes and no backup contains. */
export function openSiteKey(dataDir: string): SiteKey {
  const file = join(dataDir, 'site.key');
  if (!existsSync(file)) make(file);
  return createSiteKey(Buffer.from(readFileSync(file, 'utf8'), 'base64url'));
}

/** Makes the file of the key. If several processes start at once, one of them makes it, and never half of it. */
function make(file: string) {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
  try {
    // Unlike a rename, a link does not replace a file that exists by now.
    linkSync(fresh, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(fresh);
  }
}
