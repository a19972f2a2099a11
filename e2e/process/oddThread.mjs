import { isMainThread, parentPort } from 'node:worker_threads';

// Loaded by a server before its own code: a search for one of these words ends or holds the thread that draws pages.
const deeds = {
  ends: () => process.exit(3),
  hangs: () => {
    for (;;);
  },
};

if (!isMainThread && parentPort) {
  const { on } = parentPort;
  parentPort.on = function (event, hear) {
    return on.call(this, event, (message) => {
      const word = message.type === 'draw' && new URL(message.asked.url).searchParams.get('q');
      if (word) deeds[word]?.();
      hear(message);
    });
  };
}
