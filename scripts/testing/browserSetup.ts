import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Instead of one second, in which a machine that does other work as well may not have drawn what is waited for.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Test files share the document: a page opened as the server sends it would stay for the next file.
  globalThis.document?.body.replaceChildren();
});
