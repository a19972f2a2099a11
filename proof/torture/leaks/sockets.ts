import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { action, type Actions, type Stage } from './action.ts';

const subscribe = { id: '1', type: 'subscribe', payload: { query: 'subscription { siteSettingsChanged { name } }' } };

/** Subscribes for some seconds like an open page, then closes the socket or drops the connection. */
async function listen({ origin, dice, cookie }: Stage) {
  const options = dice.happens(0.5) ? { headers: { cookie } } : {};
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await once(socket, 'message');
  socket.send(JSON.stringify(subscribe));
  await pause(500 + dice.upTo(4000));
  const closed = once(socket, 'close');
  if (dice.happens(0.5)) socket.close();
  else socket.terminate();
  await closed;
}

export const socketActions: Actions = [action(4, 'subscription', listen)];
