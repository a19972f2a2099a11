import type { Mails } from '../../../entity/entity.ts';
import type { Compose, Site } from '../../../mail/compose.ts';
import { asHtml, asText, type Letter } from '../../../mail/letter.ts';
import type { AdminRow } from '../../../db/tables/accountTables.ts';
import type { Db } from '../../../db/database.ts';
import { findActivePerson } from '../../people/accounts/accounts.store.ts';
import * as choices from '../../people/notices/noticeChoices.store.ts';
import { noticesOfDay, noticesWithIds } from '../../people/notices/notices.store.ts';
import { findContact } from '../../pages/contact/contact.store.ts';
import { kindsFor, sayNotices } from './sayNotices.ts';
import type { StoredNotice } from './said.ts';
import { words } from '../../../words/words.ts';

/** A letter of the day names as many notices, the latest ones. */
const mostNamed = 50;

/** Both kinds of mail name the person last, whose id has no such sign. */
export const subjectOf = (about: string | number, person: Pick<AdminRow, 'id'>) => `${about}.${person.id}`;

function partsOf(subjectId: string) {
  const [about = '', personId = ''] = subjectId.split('.');
  return { about, personId };
}

/** Writes the mail of so many lines; `address` is where a person chooses the mails. */
type Written = (lines: string[], address: string) => { subject: string; before: string[]; after: string[] };

async function letterOf(db: Db, person: AdminRow, found: StoredNotice[], write: Written, site: Site) {
  const said = await sayNotices(db, found, person.language);
  const lines = found.flatMap(({ seq }) => {
    const one = said.get(seq);
    if (!one) return [];
    return [
      {
        text: one.mail,
        more: one.reasons ?? [],
        follows: one.follows,
        link: one.path ? `${site.origin}${one.path}` : '',
      },
    ];
  });
  const company = await findContact(db);
  const settings = `${site.origin}/admin/notices/settings`;
  const { subject, before, after } = write(
    lines.map(({ text }) => text),
    settings,
  );
  const letter: Letter = {
    language: person.language,
    before,
    list: lines.map(({ text, more, link }) =>
      [text, ...more.map((line) => `– ${line}`), link].filter(Boolean).join('\n'),
    ),
    after,
    signature: [company?.name ?? '', site.origin].filter(Boolean),
  };
  return {
    from: { name: company?.name ?? '', address: site.to },
    to: person.email,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...(lines.length === 1 && { follows: lines[0]?.follows }),
    text: asText(letter),
    html: asHtml(letter),
  };
}

/** Nobody gets a mail about what the roles no longer include. */
const noticeMail: Compose = async (db, subjectId, site) => {
  const { about, personId } = partsOf(subjectId);
  const person = await findActivePerson(db, personId);
  const [notice] = await noticesWithIds(db, [about]);
  if (!person || !notice || !kindsFor(person).includes(notice.kind)) return null;
  const { mails } = words(person.language);
  return letterOf(db, person, [notice], ([line = ''], address) => mails.notice(line, address), site);
};

/** It is about the day that ended at the moment in its subject. */
const noticesOfDayMail: Compose = async (db, subjectId, site) => {
  const { about, personId } = partsOf(subjectId);
  const person = await findActivePerson(db, personId);
  if (!person) return null;
  const chosen = choices.kindsBy((await choices.choicesOf(db, personId)).choices, 'mail', 'DAILY');
  const kinds = kindsFor(person).filter((kind) => chosen.includes(kind));
  const found = await noticesOfDay(db, kinds, Number(about), mostNamed);
  if (found.length === 0) return null;
  const { mails } = words(person.language);
  return letterOf(db, person, found, ({ length }, address) => mails.noticesOfDay(length, address), site);
};

export const noticeMails = {
  NOTICE: { compose: noticeMail },
  NOTICES_OF_DAY: { compose: noticesOfDayMail },
} satisfies Mails;
