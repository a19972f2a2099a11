import { once } from 'node:events';
import WebSocket from 'ws';

/** A process that was started with `--inspect` writes its address first. */
const addressIn = (output: string) => /Debugger listening on (ws:\S+)/.exec(output)?.[1];

export type Memory = { heapUsed: number; external: number; resources: string[] };

const expression = `JSON.stringify({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo() })`;

type Message = { id?: number; method?: string; params?: object; result?: { result?: { value?: string } } };
type Call = (method: string, params?: object) => Promise<Message>;

/** Numbers calls and finds their answers; `hear` takes what comes. */
function createCalls(send: (text: string) => void) {
  const waiting = new Map<number, (message: Message) => void>();
  let id = 0;
  const call: Call = (method, params = {}) =>
    new Promise((resolve) => {
      waiting.set(++id, resolve);
      send(JSON.stringify({ id, method, params }));
    });
  const hear = (message: Message) => waiting.get(message.id ?? 0)?.(message);
  return { call, hear };
}

async function memoryBy(call: Call): Promise<Memory> {
  // Dead objects that the first collection finds may have kept others alive for the second.
  await call('HeapProfiler.collectGarbage');
  await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression });
  return JSON.parse(result?.result?.value ?? '') as Memory;
}

type Attached = { sessionId: string; message: string };

/**
 * Asks Node's inspector, so that the product needs no door for it. The threads of the process have heaps of their own: `worker`
 * gives the calls of each.
 */
async function withInspector<T>(output: string, read: (call: Call, worker: () => Call[]) => Promise<T>): Promise<T> {
  const address = addressIn(output);
  if (!address) throw new Error(`The process was not started with --inspect:\n${output}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const main = createCalls((text) => socket.send(text));
  const threads = new Map<string, ReturnType<typeof createCalls>>();
  const open = (sessionId: string) =>
    createCalls((message) => void main.call('NodeWorker.sendMessageToWorker', { sessionId, message }));
  socket.on('message', (text: Buffer) => {
    const message = JSON.parse(text.toString()) as Message;
    const { sessionId = '', message: inner = '' } = (message.params ?? {}) as Partial<Attached>;
    if (message.method === 'NodeWorker.attachedToWorker') threads.set(sessionId, open(sessionId));
    else if (message.method === 'NodeWorker.receivedMessageFromWorker')
      threads.get(sessionId)?.hear(JSON.parse(inner) as Message);
    else main.hear(message);
  });
  try {
    return await read(main.call, () => [...threads.values()].map(({ call }) => call));
  } finally {
    const closed = once(socket, 'close');
    socket.close();
    await closed;
  }
}

/** Reads the memory of the main thread that is left after garbage collection, and the resources that keep its event loop alive. */
export const memoryOf = (output: string) => withInspector(output, memoryBy);

/** Reads the bytes that all threads keep after garbage collection. */
export const keptBytes = (output: string) =>
  withInspector(output, async (call, threads) => {
    await call('NodeWorker.enable', { waitForDebuggerOnStart: false });
    const each = [await memoryBy(call)];
    for (const thread of threads()) each.push(await memoryBy(thread));
    return each.reduce((sum, { heapUsed, external }) => sum + heapUsed + external, 0);
  });
