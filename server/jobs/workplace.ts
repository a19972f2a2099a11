import { openBeside } from '../db/openDatabase.ts';
import type { Db } from '../db/database.ts';
import type { Recorder } from '../db/recorder.ts';
import type { Workplace } from './job.ts';
import type { FromWorker, Place } from './jobMessages.ts';
import { createProgress } from './progress.ts';

/** Milliseconds between two looks at the memory; pictures are decoded beside the event loop, so that it gets its turn. */
const lookEvery = 25;
const megabyte = 1024 * 1024;

/** What a job in a worker stands on; `tell` reaches the process that asked for it. */
export function createWorkplace(
  { dataDir, databaseUrl, images }: Place,
  { megabytes, recorder }: { megabytes: number; recorder: Recorder },
  tell: (message: FromWorker) => void,
) {
  let isCanceled = false;
  let onTurn: () => void = () => undefined;
  let opening: Promise<Db> | undefined;
  let db: Db | undefined;
  const open = async () => (db = await openBeside(dataDir, { turn, url: databaseUrl, recorder }));
  /** Resolves in the next turn of the event loop, when the message has been sent. */
  const telling = (message: FromWorker) =>
    new Promise<void>((resolve) => {
      tell(message);
      setImmediate(resolve);
    });
  const turn = {
    begin: () =>
      new Promise<void>((resolve) => {
        onTurn = resolve;
        tell({ type: 'wantTurn' });
      }),
    beforeCommit: () => telling({ type: 'committing' }),
    end: () => tell({ type: 'endTurn' }),
  };
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * megabyte) tell({ type: 'tooMuch' });
  }, lookEvery);

  const workplace: Workplace = {
    openDb: () => (opening ??= open()),
    images,
    progress: createProgress(
      (done, total) => tell({ type: 'progress', done, total }),
      () => isCanceled,
    ),
    loaded: () => telling({ type: 'loaded' }),
  };
  return {
    ...workplace,
    hear(word: 'turn' | 'cancel') {
      if (word === 'turn') onTurn();
      else isCanceled = true;
    },
    close() {
      clearInterval(timer);
      db?.close();
    },
  };
}
