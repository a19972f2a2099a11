import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express from 'express';
import { perConnection } from '../limits/budget.ts';

const parser = express.json({ limit: perConnection.bodyBytes.admin, strict: false });

/** A body that is there, by the parser that reads visitors' requests from the network. Throws its errors. */
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

/** As JSON is, unless somebody says otherwise. */
export function isUtf8(contentType: string) {
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(contentType) ?? [];
  return charset.toLowerCase() === 'utf-8';
}
