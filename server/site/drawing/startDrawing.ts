import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { timeZone } from '../../../common/text/companyTime.ts';
import { badInput, canceled } from '../../core/errors.ts';
import { withoutWords } from '../../core/reduced.ts';
import type { Draw, Drawn, PageToDraw, Surroundings } from './drawing.ts';
import { startThread, type Patience, type Thread } from './thread.ts';
import type { EntryName, FromThread, ThreadStart } from './threadMessages.ts';

/** The built web side says this of itself. */
type Facts = { headScript: string; pagePaths: readonly string[] };

/** A page that is being drawn. */
type Job = Surroundings & {
  entry: EntryName;
  asked: PageToDraw;
  began: number;
  isSecondTry: boolean;
  /** It has sent a mutation, which must not be sent twice. */
  hasWritten: boolean;
  /** The thread knows this of the texts of things. */
  texts?: object | undefined;
  resolve: (drawn: Drawn) => void;
  reject: (error: unknown) => void;
};

type Options = {
  /** The program of the thread. */
  file: string;
  entries: ThreadStart['entries'];
  /** Receives why a thread ended that nobody had closed. */
  onEnd: (why: Error) => void;
  patience?: Patience;
};

const usualPatience: Patience = { every: 1000, whileLoading: 60, whileDrawing: 10 };

const writes = ({ definitions }: DocumentNode) =>
  definitions.some((one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION);

export type Drawing = {
  /** Resolves when the thread can draw; rejects where the web side cannot be loaded. */
  facts: Promise<Facts>;
  /** Returns what draws the pages of a language. */
  drawIn(entry: EntryName): Draw;
  close(): Promise<void>;
};

/**
 * Starts a thread that draws the public pages, since rendering one takes longer than all else that a visitor may cause. Its
 * questions are answered on this thread, which has the database. A thread that ends is replaced, and its pages are drawn once more.
 */
export function startDrawing({ file, entries, onEnd, patience = usualPatience }: Options): Drawing {
  let [know, fail]: [(facts: Facts) => void, (why: Error) => void] = [() => undefined, () => undefined];
  const facts = new Promise<Facts>((resolve, reject) => ([know, fail] = [resolve, reject]));
  const jobs = new Map<number, Job>();
  const documents = new Map<string, DocumentNode>();
  let drawn = 0;
  let isClosed = false;
  let thread: Thread | undefined = start();

  function start(): Thread {
    const started = startThread(file, {
      start: { entries, zone: timeZone() },
      patience,
      isAwaited: () => jobs.size > 0 || !started.isReady(),
      hear: (message) => hear(message, started),
      onEnd: (why) => replace(started, why),
    });
    return started;
  }

  function send(page: number, job: Job) {
    thread ??= start();
    const { entry, asked } = job;
    thread.tell({ type: 'draw', page, entry, asked });
    jobs.set(page, job);
  }

  function replace(ended: Thread, why: Error) {
    if (ended.isReady()) onEnd(why);
    else fail(why);
    // A thread that cannot even be loaded is tried again when a page is asked for.
    thread = ended.isReady() ? start() : undefined;
    const lost = [...jobs];
    jobs.clear();
    for (const [page, job] of lost) {
      job.spent?.((performance.now() - job.began) / lost.length);
      if (job.left?.aborted) job.reject(canceled());
      else if (job.isSecondTry || job.hasWritten) job.reject(why);
      else {
        job.startOver();
        send(page, { ...job, isSecondTry: true, texts: undefined, began: performance.now() });
      }
    }
  }

  async function answer(
    { page, question, name, variables, document }: Extract<FromThread, { type: 'question' }>,
    asker: Thread,
  ) {
    // A later thread sends the documents again, but each is there once.
    if (name && document && !documents.has(name)) documents.set(name, document);
    const known = documents.get(name) ?? document;
    const job = jobs.get(page);
    // A page may still ask when it has been drawn or its asker has left: without an answer the thread would keep it for ever.
    if (!job || !known) return asker.tell({ type: 'noAnswer', page, question, error: withoutWords(canceled()) });
    job.hasWritten ||= writes(known);
    try {
      const asked = { name, document: known, variables: variables as Record<string, unknown> };
      const { json, texts } = await job.ask(asked);
      asker.tell({ type: 'answer', page, question, json, ...(texts !== job.texts && { texts }) });
      job.texts = texts;
    } catch (error) {
      asker.tell({ type: 'noAnswer', page, question, error: withoutWords(error) });
    }
  }

  function hear(message: FromThread, from: Thread) {
    switch (message.type) {
      case 'ready':
        return know(message);
      case 'question':
        return void answer(message, from);
      case 'printed':
        return console[message.method](...message.words);
      case 'pong':
        return undefined;
      default:
        return finish(message);
    }
  }

  function finish(message: Extract<FromThread, { used: number }>) {
    const job = jobs.get(message.page);
    if (!job) return;
    jobs.delete(message.page);
    job.spent?.(message.used);
    if (message.type === 'drawn') job.resolve(message.drawn);
    else if (message.type === 'left') job.reject(canceled());
    else if (message.type === 'notAForm') job.reject(badInput('', 'Not a form'));
    else job.reject(message.error);
  }

  return {
    facts,
    drawIn: (entry) => async (asked, surroundings) => {
      const { left } = surroundings;
      if (isClosed || left?.aborted) throw canceled();
      const page = ++drawn;
      const leave = () => thread?.tell({ type: 'leave', page });
      left?.addEventListener('abort', leave, { once: true });
      try {
        return await new Promise<Drawn>((resolve, reject) => {
          const began = performance.now();
          const tries = { isSecondTry: false, hasWritten: false };
          send(page, { ...surroundings, ...tries, entry, asked, began, resolve, reject });
        });
      } finally {
        left?.removeEventListener('abort', leave);
      }
    },
    async close() {
      isClosed = true;
      for (const { reject } of jobs.values()) reject(canceled());
      jobs.clear();
      await thread?.close();
    },
  };
}
