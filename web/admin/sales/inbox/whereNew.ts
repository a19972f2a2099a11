import type { InboxCountsQuery } from '../../../graphql/generated/operations.ts';
import { folderAddress } from './folders.ts';

/** Returns where the inbox opens: at new enquiries, since a buyer waits for a price, else at the messages, newest first. */
export const whereNew = (counts: InboxCountsQuery | undefined) =>
  (counts?.enquiries.totalCount ?? 0) > 0 ? folderAddress('/admin/messages/enquiries', 'new') : '/admin/messages';
