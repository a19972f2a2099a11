// Node runs no TypeScript in a thread: this registers what does, for tests.
import { register } from 'tsx/esm/api';
register();
await import('./drawingThread.ts');
