import type { Parts } from './keptOf.ts';

/** The folders of enquiries, as `?status=` names them. */
const folders = ['new', 'in-progress', 'offered', 'won', 'lost', 'ends-soon', 'mine', 'spam'];

/** The address of the admin's list of enquiries. */
export const enquiryParts: Parts = { status: (value) => folders.includes(value), q: () => true };
