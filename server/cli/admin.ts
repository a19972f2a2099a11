import { DomainError } from '../core/errors.ts';
import { addToAudit } from '../core/audit.ts';
import * as auth from '../modules/auth/auth.store.ts';
import { hashPassword, randomPassword } from '../modules/auth/password.ts';
import * as passkeys from '../modules/passkeys/passkeys.store.ts';
import { forgetKey } from '../modules/people/siteKey.store.ts';
import * as people from '../modules/people/people.store.ts';
import * as secondFactor from '../modules/secondFactor/secondFactor.store.ts';
import { CommandFailed, runCommand } from './run.ts';

const usage = 'Usage: npm run admin -- create EMAIL | reset EMAIL | remove EMAIL | list | new-key.';

/** Accounts of admins, for whoever has the machine: the way back in when the password is lost. */
void runCommand(async ({ db }, [action, email]) => {
  const newPassword = async () => {
    const password = randomPassword();
    return { password, hash: await hashPassword(password) };
  };
  if (action === 'list') {
    for (const { email, role, suspendedAt } of await auth.listAdmins(db))
      console.log(
        [email, role !== 'OWNER' && role.toLowerCase(), suspendedAt !== null && 'suspended'].filter(Boolean).join(', '),
      );
    return;
  }
  if (action === 'new-key') {
    await forgetKey(db);
    return console.log(
      'The next server that starts decides which site.key is the right one. Links of invitations and codes of authenticator apps made with another are refused from then on.',
    );
  }
  if (!email?.includes('@')) throw new CommandFailed(usage);
  const unknown = new CommandFailed(`There is no admin ${email}.`);
  switch (action) {
    case 'create': {
      const { password, hash } = await newPassword();
      if (!(await auth.createAdmin(db, email, hash, Date.now())))
        throw new CommandFailed(`There is already an admin ${email}.`);
      await addToAudit(db, { event: 'ADMIN_ADDED', about: email });
      console.log(`Password of ${email}, shown this once: ${password}`);
      return;
    }
    case 'reset': {
      const { password, hash } = await newPassword();
      const admin = await auth.setPassword(db, email, hash);
      if (!admin) throw unknown;
      await addToAudit(db, { event: 'PASSWORD_RESET', about: email });
      if (await secondFactor.remove(db, admin.id)) await addToAudit(db, { event: 'SECOND_FACTOR_OFF', about: email });
      const gone = await passkeys.removeAll(db, admin.id);
      if (gone > 0) await addToAudit(db, { event: 'PASSKEY_REMOVED', about: email });
      console.log(
        `New password of ${email}, shown this once: ${password}. All its sessions have ended, two-step sign-in is off, and its passkeys are removed.`,
      );
      return;
    }
    case 'remove': {
      const admin = await auth.findAdmin(db, email);
      if (!admin) throw unknown;
      await people.remove(db, admin.id).catch(refuseLastOwner);
      await addToAudit(db, { event: 'ADMIN_REMOVED', about: email });
      console.log(`${email} is no longer an admin.`);
      return;
    }
    default:
      throw new CommandFailed(usage);
  }
});

/** Of owners: somebody has to be able to make others. */
function refuseLastOwner(error: unknown): never {
  if (error instanceof DomainError) throw new CommandFailed('The last admin stays: create another one first.');
  throw error;
}
