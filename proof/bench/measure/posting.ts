import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { processorOf } from '../../tools/leaks/sample.ts';

export type Rate = {
  /** Replies a second, and what each took the server of processor, in microseconds. */
  rate: number;
  processor: number;
};

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Posts to /graphql on connections kept open, each asking again as soon as it was answered, and looks at every answer:
 * one with errors ends the measurement. Told by processor besides, since a busy machine leaves less of it to both ends.
 */
export async function posting(
  { port, pid }: { port: number; pid: number },
  bodyOf: (n: number) => string,
  { connections = 32, seconds = 5 } = {},
): Promise<Rate> {
  let asked = 0;
  let answered = 0;
  let isOver = false;
  let failure: Error | undefined;
  const send = () => {
    const body = bodyOf(asked++);
    return `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nAccept: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const sockets = Array.from({ length: connections }, () => {
    let received: Buffer = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(send()));
    socket.on('error', (error) => (failure ??= error));
    socket.on('data', (data: Buffer) => {
      received = received.length ? Buffer.concat([received, data]) : data;
      const head = received.indexOf(headEnd);
      if (head < 0) return;
      const text = received.toString('latin1', 0, head);
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      const body = head + headEnd.length;
      if (received.length < body + length) return;
      const begin = received.toString('latin1', body, body + 10);
      if (!text.startsWith('HTTP/1.1 200') || !begin.startsWith('{"data":{')) {
        failure ??= new Error(`Not an answer to measure:\n${received.toString().slice(0, 1000)}`);
      }
      received = Buffer.alloc(0);
      answered++;
      if (!isOver && !failure) socket.write(send());
    });
    return socket;
  });
  try {
    // What comes first warms up.
    await pause(2000);
    const [before, busy, started] = [answered, await processorOf({ pid }), performance.now()];
    await pause(seconds * 1000);
    const [count, used] = [answered - before, (await processorOf({ pid })) - busy];
    if (failure) throw failure;
    return { rate: (1000 * count) / (performance.now() - started), processor: (1e6 * used) / count };
  } finally {
    isOver = true;
    sockets.forEach((socket) => socket.destroy());
  }
}
