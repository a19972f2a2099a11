import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { processorOf } from '../../tools/machine.ts';

// autocannon does not suit: version 9 parses replies in JavaScript and takes 29 to 41 µs of processor time for one,
// while node:http takes 20 to 33 to send it, so that its figures would be its own speed. This generator takes 14 to 28.

export type Target = { port: number; pid: number };

export type Rate = {
  /** It counts replies a second. */
  rate: number;
  /** It gives the microseconds of processor time that a reply took the server, which a busy machine changes less. */
  processor: number;
  /** It counts the bytes of the last reply, its head included. */
  size: number;
};

const headEnd = Buffer.from('\r\n\r\n');

type Options = { begin?: string; connections?: number; seconds?: number };

/**
 * Sends the n-th request on one of several connections kept open, as soon as that connection has its answer. Throws when
 * a reply has another status than 200, or a body that does not begin with `begin`.
 */
export async function load(
  target: Target,
  requestOf: (n: number) => string,
  { begin = '', connections = 32, seconds = 5 }: Options = {},
): Promise<Rate> {
  let [asked, answered, size] = [0, 0, 0];
  let isOver = false;
  let failure: Error | undefined;
  const open = () => {
    let received: Buffer = Buffer.alloc(0);
    /** So many bytes of the reply have not come yet; 0 until its head has. */
    let left = 0;
    const socket = connect(target.port, '127.0.0.1', () => socket.write(requestOf(asked++)));
    socket.on('error', (error) => (failure ??= error));
    socket.on('data', (data: Buffer) => {
      if (left > 0) left -= data.length;
      else {
        received = received.length > 0 ? Buffer.concat([received, data]) : data;
        const end = received.indexOf(headEnd) + headEnd.length;
        if (end < headEnd.length || received.length < end + begin.length) return;
        const start = received.toString('latin1', 0, end + begin.length);
        const length = Number(/content-length: (\d+)/i.exec(start)?.[1]);
        if (!start.startsWith('HTTP/1.1 200') || Number.isNaN(length) || !start.endsWith(begin))
          failure ??= new Error(`Not an answer to measure:\n${received.toString().slice(0, 1000)}`);
        size = end + length;
        left = size - received.length;
        received = Buffer.alloc(0);
      }
      if (left > 0) return;
      answered++;
      if (!isOver && !failure) socket.write(requestOf(asked++));
    });
    return socket;
  };
  const sockets = Array.from({ length: connections }, open);
  try {
    // The first two seconds warm up.
    await pause(2000);
    const [before, busy, started] = [answered, await processorOf(target), performance.now()];
    await pause(seconds * 1000);
    const [count, used] = [answered - before, (await processorOf(target)) - busy];
    if (failure) throw failure;
    return { rate: (1000 * count) / (performance.now() - started), processor: (1e6 * used) / count, size };
  } finally {
    isOver = true;
    sockets.forEach((socket) => socket.destroy());
  }
}

/** Requests a page, compressed as for a browser. */
export const getPage = (target: Target, path: string) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${target.port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`;
  return load(target, () => request, { connections: 50, seconds: 8 });
};

/** Posts operations to the API; an answer with errors ends the measurement. */
export const postOperations = (target: Target, bodyOf: (n: number) => string) => {
  const head = `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1:${target.port}\r\nContent-Type: application/json\r\nAccept: application/json\r\n`;
  const requestOf = (n: number) => {
    const body = bodyOf(n);
    return `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  return load(target, requestOf, { begin: '{"data":{' });
};
