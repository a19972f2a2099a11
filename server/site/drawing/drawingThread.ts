import modules from 'node:module';
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { format } from 'node:util';
import { setTimeZone } from '../../../common/text/companyTime.ts';
import type { Texts } from '../../../common/text/textFacts.ts';
import type { Render } from '../../../web/page/rendered.ts';
import { DomainError } from '../../core/errors.ts';
import { withoutWords } from '../../core/reduced.ts';
import { measureThread } from '../../limits/threadTime.ts';
import { fromRoot } from '../../settings/root.ts';
import type { Ask } from './drawing.ts';
import { drawPage } from './drawPage.ts';
import { printingMethods, type FromThread, type ThreadStart, type ToThread } from './threadMessages.ts';

// This thread draws the public pages: server/site/drawing/startDrawing.ts starts it.

type Entry = { render: Render; headScript: string; pagePaths: readonly string[] };

const { entries, zone } = workerData as ThreadStart;
setTimeZone(zone);
// Where there are more threads than cores, the one that answers visitors has priority. Elsewhere this would slow the whole process down.
if (process.platform === 'linux') setPriority(5);

const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

/** An error's own words may hold what a visitor typed, and its class is lost on the way. */
const portable = (word: unknown) => (word instanceof Error ? withoutWords(word) : word);
for (const method of printingMethods)
  console[method] = (...words: unknown[]) => {
    const errors = words.filter((word) => word instanceof Error);
    const others = words.filter((word) => !(word instanceof Error));
    tell({
      type: 'printed',
      method,
      words: [...(others.length > 0 ? [format(...others)] : []), ...errors.map(portable)],
    });
  };

const loaded = new Map<string, Promise<Entry>>();
/** Loads a language when its first page is asked for: most sites never need all of them. */
function entryOf(name: string): Promise<Entry> {
  const known = loaded.get(name) ?? (import(/* @vite-ignore */ entries[name] ?? '') as Promise<Entry>);
  loaded.set(name, known);
  return known;
}

/** Names of the documents that the other thread has. */
const sent = new Set<string>();
const leaving = new Map<number, AbortController>();
type Received = { json: string; texts?: Texts | undefined };
const waiting = new Map<number, { resolve: (answer: Received) => void; reject: (error: Error) => void }>();
let questions = 0;

/** Asks the other thread, which has the database. */
function createAsk(page: number): Ask {
  let known: Texts = {};
  return async ({ name, document, variables }) => {
    const question = ++questions;
    const isNew = name === '' || !sent.has(name);
    sent.add(name);
    tell({ type: 'question', page, question, name, variables, ...(isNew && { document }) });
    const { json, texts = known } = await new Promise<Received>((resolve, reject) =>
      waiting.set(question, { resolve, reject }),
    );
    known = texts;
    return { json, texts };
  };
}

async function draw({ page, entry, asked }: Extract<ToThread, { type: 'draw' }>) {
  const leave = new AbortController();
  leaving.set(page, leave);
  const measured = measureThread();
  try {
    const { render } = await entryOf(entry);
    const drawn = await drawPage(render, asked, createAsk(page), leave.signal);
    tell({ type: 'drawn', page, used: measured(), drawn }, [drawn.html.buffer]);
  } catch (error) {
    const kind = error instanceof DomainError ? error.kind : undefined;
    const used = measured();
    if (kind === 'canceled') tell({ type: 'left', page, used });
    else if (kind === 'badInput') tell({ type: 'notAForm', page, used });
    else tell({ type: 'failed', page, used, error: withoutWords(error) });
  } finally {
    leaving.delete(page);
  }
}

function hear(message: ToThread) {
  if (message.type === 'draw') void draw(message);
  else if (message.type === 'leave') leaving.get(message.page)?.abort();
  else if (message.type === 'ping') tell({ type: 'pong' });
  else {
    const asker = waiting.get(message.question);
    waiting.delete(message.question);
    if (message.type === 'answer') asker?.resolve(message);
    else asker?.reject(message.error);
  }
}

// Node keeps the code that V8 compiles, as server/boot.ts has it do.
modules.enableCompileCache(fromRoot('dist/server/compiled'));
const { headScript, pagePaths } = await entryOf('');
parentPort?.on('message', hear);
tell({ type: 'ready', headScript, pagePaths });
