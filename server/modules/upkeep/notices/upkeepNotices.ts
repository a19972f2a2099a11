import { editors } from '../../../entity/entity.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import * as runs from '../sheets/runs.store.ts';
import type { KindOfNotice } from './said.ts';

const words = {
  'stopped itself': { mail: 'İçe aktarma durdu, hiçbir şey değişmedi', then: 'Nothing was changed.' },
  failed: { mail: 'İçe aktarma başarısız oldu', then: '' },
};

/** The subject is the id of the run, and what it is about the id of its profile. */
export const importProblem = (what: keyof typeof words): KindOfNotice => ({
  roles: editors,
  async say(db, notices) {
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const found = new Map((await runs.withIds(db, ids)).map((run) => [run.id, run]));
    const names = new Map((await profiles.list(db)).map(({ id, name }) => [id, name]));
    const { mail, then } = words[what];
    return ({ subjects, about, times }) => {
      const id = subjects.at(-1) ?? '';
      const run = found.get(id);
      const name = names.get(about) ?? 'An import whose profile is deleted';
      return {
        title: `${name} ${what}${times > 1 ? ` ${times} times` : ''}`,
        text: run ? textOf(run, then) : 'Its run is kept no longer.',
        path: run ? `/admin/imports/runs/${encodeURIComponent(id)}` : null,
        mail: `${mail}: ${name}`,
      };
    };
  },
});

const textOf = ({ state, reasons: [reason = ''] }: runs.ImportRunRow, then: string) =>
  state === 'PASSED' ? 'Somebody has let it pass.' : [reason, then].filter(Boolean).join(' ');

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
