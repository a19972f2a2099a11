import { Server } from 'node:http';

// Loaded into a server, it keeps twenty kilobytes of each request for ever.
const kept = [];
const { emit } = Server.prototype;
Server.prototype.emit = function leak(event, ...rest) {
  if (event === 'request') kept.push(Array.from({ length: 2500 }, (_, n) => n + 0.5));
  return emit.call(this, event, ...rest);
};
