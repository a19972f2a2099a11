// Node loads this first where NODE_OPTIONS asks for it: the worker processes of tests run outside of Vitest.
if (process.argv[1]?.endsWith('worker.dev.mjs')) {
  const { watchStatements, writeLine } = await import('./noteShapes.mjs');
  watchStatements((folder, mark) => writeLine({ folder, mark }));
}
