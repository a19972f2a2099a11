import type { EnquiryState } from '../../../graphql/generated/schema.ts';

/** Maps `?status=` in the address to the state of the API. */
const states = new Map<string, EnquiryState>([
  ['new', 'NEW'],
  ['in-progress', 'IN_PROGRESS'],
  ['offered', 'OFFERED'],
  ['won', 'WON'],
  ['lost', 'LOST'],
]);

/** Returns the state of the enquiries in a folder; undefined for a folder with several states. */
export const stateOf = (folder: string) => states.get(folder);
/** Returns the folder of a state. */
export const folderOf = (state: EnquiryState) => [...states].find(([, one]) => one === state)?.[0] ?? '';
