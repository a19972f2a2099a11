import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { scriptsLoaded } from '../components/loadedLater.ts';

// Milliseconds. The default of one second is too short for a machine that does other work as well.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Test files share the document: a page opened as the server sends it would stay for the next file.
  globalThis.document?.body.replaceChildren();
});

// Test files share their modules: one that is still on its way at the end of a file would fail in it, and stay so for the next.
afterAll(scriptsLoaded);
