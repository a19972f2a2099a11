import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  // Test files share the document: a page opened as the server sends it would stay for the next file.
  globalThis.document?.body.replaceChildren();
});
