import { connect } from 'node:net';
import { exchange } from '../../tools/exchange.ts';
import { documentAsk, sendDocument } from '../../tools/graphql.ts';
import { action, type Actions, type Stage } from './action.ts';

/** Sends these bytes and waits until the server has closed the connection. */
const send = ({ origin }: Stage, bytes: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }, () => socket.write(bytes));
    socket.resume();
    socket.once('end', () => socket.destroy());
    // A connection that was cut is closed, too.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve());
  });

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n\r\n`;

export const strangerActions: Actions = [
  action(2, 'no JSON', ({ origin }) => exchange(origin, { ...documentAsk(''), body: '{' })),
  action(2, 'no such field', ({ origin }) => sendDocument(origin, '{ nothing }')),
  action(2, 'without session', ({ origin }) => sendDocument(origin, '{ messages { totalCount } }')),
  action(2, 'no such file', ({ origin }) => exchange(origin, { path: '/uploads/products/yok.png' })),
  action(1, 'no HTTP', (stage) => send(stage, 'HELO\r\n\r\n')),
  action(1, 'upgrade elsewhere', (stage) => send(stage, upgrade('/'))),
  action(1, 'upgrade of another site', (stage) =>
    send(stage, upgrade('/graphql').replace('\r\n\r\n', '\r\nOrigin: http://b\r\n\r\n')),
  ),
];
