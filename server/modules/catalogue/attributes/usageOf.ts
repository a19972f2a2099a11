import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import { usage } from '../specs/specs.store.ts';

/** Of all attributes at once: a list of them asks for each. */
export const usageOf = cachedByRevision(usage);
