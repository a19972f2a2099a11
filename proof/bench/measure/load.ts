import { connect } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/** Bytes of one reply, asked for once. */
async function replySize(port: number, request: string) {
  return new Promise<number>((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', reject);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const head = received.indexOf(headEnd);
      if (head < 0) return;
      const length = /content-length: (\d+)/i.exec(received.subarray(0, head).toString())?.[1];
      if (!received.toString('latin1').startsWith('HTTP/1.1 200') || !length) {
        return reject(new Error(`Not a reply to measure:\n${received.subarray(0, head).toString()}`));
      }
      const size = head + headEnd.length + Number(length);
      if (received.length < size) return;
      socket.destroy();
      resolve(size);
    });
  });
}

/**
 * Replies per second to the same request on `connections` kept open, each asking again as soon as it was answered.
 * Only bytes are counted, since reading replies properly would cost more than making them.
 */
export async function repliesPerSecond(port: number, path: string, { connections = 50, seconds = 8 } = {}) {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\nConnection: keep-alive\r\n\r\n`;
  const size = await replySize(port, request);
  let bytes = 0;
  const sockets = Array.from({ length: connections }, () => {
    let left = size;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      bytes += data.length;
      left -= data.length;
      if (left > 0) return;
      left = size;
      socket.write(request);
    });
    return socket;
  });
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  // The first two seconds warm up.
  await pause(2000);
  const [before, started] = [bytes, performance.now()];
  await pause(seconds * 1000);
  const rate = ((bytes - before) / size / (performance.now() - started)) * 1000;
  sockets.forEach((socket) => socket.destroy());
  return { rate, size };
}
