import type { z } from 'zod';

/** What is said about a value outside a limit of schema.graphql that has no sentence of its own. */
export function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'string') return 'This field is required';
  if (issue.code === 'too_small') return `Must be at least ${issue.minimum}`;
  if (issue.code === 'too_big' && issue.origin === 'string') return `Must be at most ${issue.maximum} characters`;
  if (issue.code === 'too_big') return `Must be at most ${issue.maximum.toLocaleString('tr-TR')}`;
  return undefined;
}
