import { editors } from '../../../entity/entity.ts';
import { list } from '../../catalogue/importProfiles/profiles.store.ts';
import { type ImportRunRow, runsWithIds } from '../sheets/runs.store.ts';
import type { KindOfNotice } from './said.ts';

const problems = {
  'stopped itself': { mail: 'İçe aktarma durdu, hiçbir şey değişmedi', text: textOf('Nothing was changed.') },
  failed: { mail: 'İçe aktarma başarısız oldu', text: textOf('') },
};
/** A mail names as many reasons. */
const mostReasons = 20;

export const importProblem = (what: keyof typeof problems) => ofImport(what, problems[what]);
export const importDone = ofImport('has run', { mail: 'İçe aktarma tamamlandı', text: counts });

/** The subject is the id of the run, and what it is about the id of its profile. */
function ofImport(what: string, words: { mail: string; text: (run: ImportRunRow) => string }): KindOfNotice {
  const say: KindOfNotice['say'] = async (db, notices) => {
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const found = new Map((await runsWithIds(db, ids)).map((run) => [run.id, run]));
    const names = new Map((await list(db)).map(({ id, name }) => [id, name]));
    return ({ subjects, about, times }) => {
      const id = subjects.at(-1) ?? '';
      const run = found.get(id);
      const name = names.get(about) ?? 'An import whose profile is deleted';
      return {
        title: `${name} ${what}${times > 1 ? ` ${times} times` : ''}`,
        text: run ? words.text(run) : 'Its run is kept no longer.',
        path: run ? `/admin/imports/runs/${encodeURIComponent(id)}` : null,
        mail: `${words.mail}: ${name}`,
        reasons: run?.reasons.slice(0, mostReasons) ?? [],
      };
    };
  };
  return { roles: editors, say };
}

function textOf(then: string) {
  return ({ state, reasons: [reason = ''] }: ImportRunRow) =>
    state === 'PASSED' ? 'Somebody has let it pass.' : [reason, then].filter(Boolean).join(' ');
}

function counts({ added, changed, wrong }: ImportRunRow) {
  return `${added} added, ${changed} changed, ${wrong} refused.`;
}

/** The screen of the backups has the reason, which may stand in no database that cannot be read. */
export const backupFailed: KindOfNotice = {
  roles: ['OWNER'],
  say: async () => () => ({
    title: 'The nightly backup failed',
    text: 'It is tried again every hour. Backups says why it failed.',
    path: '/admin/backups',
    mail: 'Gece yedeği alınamadı',
  }),
};
