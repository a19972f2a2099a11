import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig, type Config } from '../settings/config.ts';
import { DomainError } from '../core/errors.ts';
import type { Services } from '../context/context.ts';
import { createAdmin, listAdmins } from '../modules/people/sessions/sessions.store.ts';
import { hashPassword, isCommon, randomPassword } from '../modules/people/sessions/password.ts';
import { fillStarterJob } from '../modules/upkeep/content/fillStarter.job.ts';
import { isEmpty, whatIsWrongIn } from '../modules/upkeep/content/starter.ts';
import { giveSynonyms } from '../modules/catalogue/synonyms/builtIn.ts';
import { starterFolder } from './places.ts';
import { findOrCreateContact } from '../modules/pages/contact/contact.store.ts';
import { lookAtClock, noteTime } from '../db/clock.store.ts';
import { fillKeys } from '../modules/catalogue/products/fillKeys.ts';
import { reindexAtStart } from '../modules/upkeep/reindex/reindexAtStart.ts';
import { refuseOtherKey } from '../modules/people/accounts/siteKey.store.ts';
import { searchIndexes } from '../modules/upkeep/reindex/searchIndexes.ts';

/** The e-mail address of the first admin when the settings name none. */
const defaultEmail = 'admin@vitrin.example';

type Say = (line: string) => void;
/** `doing` as in `Opening`. */
type Options = { doing?: (what: string) => void };

/**
 * Prepares a new site for use, and gives an existing one a new search index if it needs one. If several processes start over
 * the same folder, one does this, and the others wait for it.
 */
export const firstStart = (config: Config, services: Services, say: Say, options: Options = {}) =>
  services.db.alone(() => prepare(config, services, say, options));

function refuseNoStarter(config: Config) {
  const file = join(starterFolder(config), 'content.json');
  if (!existsSync(file))
    throw new BadConfig(`The setting STARTER_FOLDER must name a folder of content: ${file} is missing.`);
}

const unusable = (why: string) => new BadConfig(`The folder in STARTER_FOLDER cannot be used: ${why}`);

async function prepare(config: Config, { db, heavyWork, key }: Services, say: Say, { doing }: Options) {
  if (db.isShared) await refuseOtherKey(db, key);
  if ((await listAdmins(db)).length === 0 && config.ADMIN_PASSWORD && (await isCommon(config.ADMIN_PASSWORD)))
    throw new BadConfig('The setting ADMIN_PASSWORD is one of the most common passwords: choose another.');
  // This comes before any other write, since it waits while another process does the same.
  await reindexAtStart({ db, heavyWork }, searchIndexes, say, doing);
  await fillKeys(db, { doing, say });
  const now = Date.now();
  if ((await lookAtClock(db, now)).isRight) await noteTime(db, now);
  await giveSynonyms(db);
  if (await isEmpty(db)) {
    doing?.('filling the empty database');
    say('Filling the empty database with the starter content: about 15 seconds …');
    refuseNoStarter(config);
    const folder = starterFolder(config);
    const wrong = await whatIsWrongIn(folder);
    if (wrong !== null) throw unusable(wrong);
    try {
      await heavyWork.run(fillStarterJob, { folder });
    } catch (error) {
      if (error instanceof DomainError) throw unusable(error.message);
      throw error;
    }
  }
  await findOrCreateContact(db);
  const [admin] = await listAdmins(db);
  if (admin) return say(`Admin: ${admin.email}`);
  const email = config.ADMIN_EMAIL ?? defaultEmail;
  const password = config.ADMIN_PASSWORD ?? randomPassword();
  await createAdmin(db, email, await hashPassword(password), Date.now());
  say(`Admin: ${email}`);
  if (!config.ADMIN_PASSWORD) say(`Password, shown this once: ${password}`);
}
