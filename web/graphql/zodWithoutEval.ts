import { z } from 'zod';

/**
 * Zod tests whether it may compile its checks by `eval`. Our Content-Security-Policy forbids that, and Firefox reports
 * each test as a violation.
 */
z.config({ jitless: true });

export { z };
