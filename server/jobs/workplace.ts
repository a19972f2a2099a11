import { openBeside } from '../db/openDatabase.ts';
import type { Db } from '../db/database.ts';
import type { Recorder } from '../db/recorder.ts';
import type { Workplace } from './job.ts';
import type { FromWorker, Place } from './jobMessages.ts';
import { createProgress } from './progress.ts';

/** Milliseconds between two checks of the memory. They run even while pictures are decoded, which happens in threads. */
const lookEvery = 25;
const megabyte = 1024 * 1024;

/** Makes the surroundings of a job in a worker; `tell` sends messages to the server process. */
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
  /** Sends a message, and resolves in the next turn of the event loop, when it has left. */
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
