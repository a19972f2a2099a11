import { afterEach, beforeEach } from 'vitest';
import { format } from 'node:util';

/**
 * A warning on the console is a fault like any other. A test that expects one says so with
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`, which then takes the place of the guard.
 */
const complaints: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints.length = 0;
  console.error = (...args: unknown[]) => void complaints.push(format(...args));
  console.warn = (...args: unknown[]) => void complaints.push(format(...args));
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0) throw new Error(`Written to the console:\n${complaints.join('\n')}`);
});
