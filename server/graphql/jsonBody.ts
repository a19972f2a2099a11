import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import { perConnection } from '../limits/budget.ts';

const parser = express.json({ limit: perConnection.bodyBytes.admin, strict: false });

/** Parses a received body with the parser that also reads visitors' requests. Throws that parser's errors. */
export function parseJson(bytes: Uint8Array, contentType: string): Promise<unknown> {
  const request: IncomingMessage & { body?: unknown } = new IncomingMessage(new Socket());
  request.headers = { 'content-type': contentType, 'content-length': String(bytes.length) };
  request.push(bytes);
  request.push(null);
  return new Promise((resolve, reject) => {
    parser(request, new ServerResponse(request), (error?: unknown) =>
      error instanceof Error ? reject(error) : resolve(request.body),
    );
  });
}

/** Whether a content type means UTF-8, which is also the default of JSON. */
export function isUtf8(contentType: string) {
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(contentType) ?? [];
  return charset.toLowerCase() === 'utf-8';
}
