import { once } from 'node:events';
import WebSocket from 'ws';

/** Has a process started with `--inspect` say where it listens: in what it wrote first. */
const addressIn = (output: string) => /Debugger listening on (ws:\S+)/.exec(output)?.[1];

export type Memory = { heapUsed: number; external: number; resources: string[] };

const expression = `JSON.stringify({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo() })`;

/**
 * What is left in memory after the garbage is gone, and what keeps the event loop alive. Asked through Node's own
 * inspector, so that the product needs no door for it.
 */
export async function memoryOf(output: string): Promise<Memory> {
  const address = addressIn(output);
  if (!address) throw new Error(`The process was not started with --inspect:\n${output}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let id = 0;
  const call = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ id: ++id, method, params }));
    const [message] = (await once(socket, 'message')) as [Buffer];
    return JSON.parse(message.toString()) as { result: { result?: { value?: string } } };
  };
  // Twice: what the first finds dead may hold on to more.
  await call('HeapProfiler.collectGarbage');
  await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression });
  const closed = once(socket, 'close');
  socket.close();
  await closed;
  return JSON.parse(result.result?.value ?? '') as Memory;
}
