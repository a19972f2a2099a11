import { rolesText } from '../../common/enumWords.ts';
import { addToAudit } from '../context/audit.ts';
import type { Services } from '../context/context.ts';
import { DomainError } from '../core/errors.ts';
import * as auth from '../modules/people/sessions/sessions.store.ts';
import { hashPassword, randomPassword } from '../modules/people/sessions/password.ts';
import { removeAllPasskeys } from '../modules/people/passkeys/passkeys.store.ts';
import { forgetKey } from '../modules/people/accounts/siteKey.store.ts';
import { removePerson } from '../modules/people/accounts/accounts.store.ts';
import { removeSecondFactor } from '../modules/people/secondFactor/secondFactor.store.ts';
import { roomLines, roomOf } from '../modules/upkeep/room/room.ts';
import { command, CommandFailed, type Asked } from './command.ts';
import { onSite } from './site.ts';

type Db = Services['db'];

export const admin = command({
  name: 'admin',
  does: 'Manages the accounts of admins from the machine itself, for example when a password is lost, and says what takes room.',
  actions: [
    { words: 'create EMAIL', does: 'Adds an owner, and shows the password once.', run: about(create) },
    {
      words: 'reset EMAIL',
      does: 'Sets a new password, ends sessions and invitations, and removes two-step sign-in and passkeys.',
      run: about(reset),
    },
    { words: 'remove EMAIL', does: 'Removes the account.', run: about(remove) },
    {
      words: 'list',
      does: 'Lists the accounts.',
      run: (asked) =>
        onSite(asked, {}, async ({ db }) => {
          for (const { email, roles, suspendedAt } of await auth.listAdmins(db))
            asked.say(
              [email, !roles.includes('OWNER') && rolesText(roles).toLowerCase(), suspendedAt !== null && 'suspended']
                .filter(Boolean)
                .join(', '),
            );
        }),
    },
    {
      words: 'room',
      does: 'Prints what each table takes, its rows, the oldest, and how long rows are kept: docs/room.md.',
      run: (asked) =>
        onSite(asked, {}, async ({ db, retentionMonths, historyMonths }) => {
          for (const line of roomLines(await roomOf(db, { retentionMonths, historyMonths }))) asked.say(line);
        }),
    },
    {
      words: 'new-key',
      does: 'For a lost site.key of a database on a server: the next start accepts the site.key that it finds.',
      run: (asked) =>
        onSite(asked, { mayLackKey: true }, async ({ db }) => {
          await forgetKey(db);
          asked.say(
            'The next server that starts decides which site.key is the right one. ' +
              'Links of invitations and codes of authenticator apps made with another are refused from then on.',
          );
        }),
    },
  ],
});

function about(work: (db: Db, email: string) => Promise<string>) {
  return async (asked: Asked) => {
    const [email = ''] = asked.words;
    if (!email.includes('@')) throw new CommandFailed(`'${email}' is no e-mail address.`);
    await onSite(asked, {}, async ({ db }) => asked.say(await work(db, email)));
  };
}

const unknown = (email: string) => new CommandFailed(`There is no admin ${email}.`);

async function newPassword() {
  const password = randomPassword();
  return { password, hash: await hashPassword(password) };
}

async function create(db: Db, email: string) {
  const { password, hash } = await newPassword();
  if (!(await auth.createAdmin(db, email, hash, Date.now())))
    throw new CommandFailed(`There is already an admin ${email}.`);
  await addToAudit(db, { event: 'ADMIN_ADDED', about: email });
  return `Password of ${email}, shown this once: ${password}`;
}

async function reset(db: Db, email: string) {
  const { password, hash } = await newPassword();
  const admin = await auth.setPassword(db, email, hash);
  if (!admin) throw unknown(email);
  await addToAudit(db, { event: 'PASSWORD_RESET', about: email });
  if (await removeSecondFactor(db, admin.id)) await addToAudit(db, { event: 'SECOND_FACTOR_OFF', about: email });
  const gone = await removeAllPasskeys(db, admin.id);
  if (gone > 0) await addToAudit(db, { event: 'PASSKEY_REMOVED', about: email });
  return (
    `New password of ${email}, shown this once: ${password}. ` +
    'All its sessions and open invitations have ended, two-step sign-in is off, and its passkeys are removed.'
  );
}

async function remove(db: Db, email: string) {
  const admin = await auth.findAdmin(db, email);
  if (!admin) throw unknown(email);
  await removePerson(db, admin.id).catch(refuseLastOwner);
  await addToAudit(db, { event: 'ADMIN_REMOVED', about: email });
  return `${email} is no longer an admin.`;
}

/** Some owner has to remain, to be able to add others. */
function refuseLastOwner(error: unknown): never {
  if (error instanceof DomainError) throw new CommandFailed('The last admin stays: create another one first.');
  throw error;
}
