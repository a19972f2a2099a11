import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach } from 'vitest';
import { scriptsLoaded } from '../components/loadedLater.ts';

// Milliseconds. The default of one second is too short for a machine that does other work as well.
configure({ asyncUtilTimeout: 10_000 });

/** React keeps the stack of each element that is made, up to a number in a second: a sixth of the time of these tests. */
type Counted = { recentlyCreatedOwnerStacks?: number };
const counted = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as Counted;
// Nothing is lost but the place in the source that a warning about a key names.
Object.defineProperty(counted, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});

afterEach(() => {
  cleanup();
  // Test files share the document: a page opened as the server sends it would stay for the next file.
  globalThis.document?.body.replaceChildren();
});

// Test files share their modules: one that is still on its way at the end of a file would fail in it, and stay so for the next.
afterAll(scriptsLoaded);
