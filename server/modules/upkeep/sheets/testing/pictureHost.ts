import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { pngPicture } from '../../../../testing/uploads/picture.ts';

type Answer = (req: IncomingMessage, res: ServerResponse, png: Buffer) => void;

/** A shop that still serves its pictures: `answers` are those paths that it answers otherwise than with a picture. */
export async function pictureHost(answers: Record<string, Answer> = {}) {
  const png = await pngPicture();
  const asked: string[] = [];
  const server = createServer((req, res) => {
    const path = req.url ?? '';
    asked.push(path);
    const answer = answers[path];
    if (answer) return answer(req, res, png);
    return void res.writeHead(200, { 'Content-Type': 'image/png' }).end(png);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

export const slow: Answer = (_, res, png) => {
  res.writeHead(200, { 'Content-Type': 'image/png' });
  res.write(png.subarray(0, 20));
};

/** Says another length than it sends. */
export const liar: Answer = (_, res, png) => {
  res.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': String(png.length * 10) });
  res.write(png);
  res.socket?.end();
};

/** Says less than it sends: what is over belongs to no answer. */
export const cutShort: Answer = (_, res, png) =>
  void res.socket?.end(
    Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 40\r\n\r\n'), png]),
  );

/** Never ends, as fast as it is read. */
export const endless: Answer = (_, res) => {
  res.writeHead(200, { 'Content-Type': 'image/png' });
  const part = Buffer.alloc(1024 * 1024);
  const more = () => void (res.destroyed ? undefined : res.write(part, more));
  more();
};

export const leadsTo =
  (address: string): Answer =>
  (_, res) =>
    void res.writeHead(302, { Location: address }).end();
