import { once } from 'node:events';
import WebSocket from 'ws';

/** A process that was started with `--inspect` writes its address first. */
const addressIn = (output: string) => /Debugger listening on (ws:\S+)/.exec(output)?.[1];

export type Memory = { heapUsed: number; external: number; resources: string[] };

const expression = `JSON.stringify({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo() })`;

/**
 * Reads the memory that is left after garbage collection, and the resources that keep the event loop alive. It asks
 * Node's inspector, so that the product needs no door for it.
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
  // Dead objects that the first collection finds may have kept others alive for the second.
  await call('HeapProfiler.collectGarbage');
  await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression });
  const closed = once(socket, 'close');
  socket.close();
  await closed;
  return JSON.parse(result.result?.value ?? '') as Memory;
}
