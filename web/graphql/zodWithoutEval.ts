import { z } from 'zod';

/**
 * Zod tries whether it may compile its checks by `eval`. Our Content-Security-Policy forbids that, and Firefox reports
 * each try as a violation.
 */
z.config({ jitless: true });

export { z };
