// It replaces server/worker.ts in a test, and misbehaves on request.
const deeds = {
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  throwTyped: () => {
    throw new TypeError('no: isil@ornek.com.tr');
  },
  hang: () => {
    for (;;);
  },
  fillHeap: () => {
    const all = [];
    for (;;) all.push(Array.from({ length: 1000 }, (_, n) => ({ n })));
  },
  // This memory is outside of V8's heap, as that of picture libraries is.
  fillMemory: () => {
    const all = [];
    setInterval(() => all.push(Buffer.alloc(20_000_000, 1)), 5);
    setInterval(() => {
      if (process.memoryUsage.rss() > 150_000_000) process.send({ type: 'tooMuch' });
    }, 5);
  },
  answer: () => process.send({ type: 'result', result: process.pid, isSpent: false }),
};

process.on('message', ({ name }) => deeds[name]?.());
