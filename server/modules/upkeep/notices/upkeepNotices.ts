import { editors } from '../../../entity/entity.ts';
import { list } from '../../catalogue/importProfiles/profiles.store.ts';
import { type ImportRunRow, runsWithIds } from '../sheets/runs.store.ts';
import type { KindOfNotice } from './said.ts';
import { words, type Words } from '../../../words/words.ts';
import { officeWords, type OfficeWords } from '../../../words/office.ts';

/** A mail names as many reasons. */
const mostReasons = 20;

/** The words need these facts of a run. */
type Facts = Pick<ImportRunRow, 'state' | 'reasons' | 'added' | 'changed' | 'wrong'>;
const noRun: Facts = { state: 'FAILED', reasons: [], added: 0, changed: 0, wrong: 0 };

type Saying = {
  said: (said: OfficeWords['notices'], name: string, times: number, run: Facts) => { title: string; text: string };
  mail: (lines: Words['notices'], name: string) => string;
};

const reasonOf = ({ reasons: [reason = ''] }: Facts) => reason;

export const importStopped = ofImport({
  said: (said, name, times, run) => passed(said, run, said.importStopped(name, times, reasonOf(run))),
  mail: (lines, name) => lines.importStopped(name),
});
export const importFailed = ofImport({
  said: (said, name, times, run) => passed(said, run, said.importFailed(name, times, reasonOf(run))),
  mail: (lines, name) => lines.importFailed(name),
});
export const importDone = ofImport({
  said: (said, name, times, run) => said.importDone(name, times, run),
  mail: (lines, name) => lines.importDone(name),
});

/** The subject is the id of the run, and what it is about the id of its profile. */
function ofImport({ said: sayOf, mail }: Saying): KindOfNotice {
  const say: KindOfNotice['say'] = async (db, notices, language) => {
    const said = officeWords(language).notices;
    const ids = notices.flatMap(({ subjects }) => subjects.slice(-1));
    const found = new Map((await runsWithIds(db, ids)).map((run) => [run.id, run]));
    const names = new Map((await list(db)).map(({ id, name }) => [id, name]));
    return ({ subjects, about, times }) => {
      const id = subjects.at(-1) ?? '';
      const run = found.get(id);
      const name = names.get(about) ?? said.importGone;
      const { title, text } = sayOf(said, name, times, run ?? noRun);
      return {
        title,
        text: run ? text : said.runGone,
        path: run ? `/admin/imports/runs/${encodeURIComponent(id)}` : null,
        mail: mail(words(language).notices, name),
        reasons: (run?.reasons ?? []).slice(0, mostReasons).map(said.reasonOf),
      };
    };
  };
  return { roles: editors, say };
}

/** The title is that of the kind of notice, even where somebody has let the run pass. */
const passed = (said: OfficeWords['notices'], { state }: Facts, { title, text }: { title: string; text: string }) => ({
  title,
  text: state === 'PASSED' ? said.letPass : text,
});

/** The screen of the backups has the reason, which may stand in no database that cannot be read. */
export const backupFailed: KindOfNotice = {
  roles: ['OWNER'],
  say: async (_, __, language) => () => ({
    ...officeWords(language).notices.backupFailed,
    path: '/admin/backups',
    mail: words(language).notices.backupFailed(),
  }),
};
