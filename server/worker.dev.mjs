import { register } from 'tsx/esm/api';

// Node runs no TypeScript in a worker: this registers what does, for tests and in development.
register();
await import('./worker.ts');
