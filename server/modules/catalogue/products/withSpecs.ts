import type { StoredSpec } from '../../../db/tables.ts';
import { inOrder } from '../specs/enteredSpecs.ts';

/** Replaces the specs of the given attributes; one without values is removed. */
export const withSpecs = (before: StoredSpec[], given: StoredSpec[]) =>
  inOrder([
    ...before.filter(({ attributeId }) => !given.some((one) => one.attributeId === attributeId)),
    ...given.filter(({ values }) => values.length > 0),
  ]);
