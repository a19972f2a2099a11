if (process.env.BUILT_WORKER) {
  // `npm test` has built the product before: this starts in a quarter of a second instead of two.
  await import(new URL('../dist/server/worker.js', import.meta.url).href);
} else {
  // Node runs no TypeScript in a worker: this registers what does, for tests and in development.
  const { register } = await import('tsx/esm/api');
  register();
  await import('./worker.ts');
}
