import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Milliseconds. The default of one second is too short for a machine that does other work as well.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Test files share the document: a page opened as the server sends it would stay for the next file.
  globalThis.document?.body.replaceChildren();
});
