import AllInboxOutlined from '@mui/icons-material/AllInboxOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DraftsOutlined from '@mui/icons-material/DraftsOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlineOutlined';
import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import ReportOutlined from '@mui/icons-material/ReportGmailerrorredOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import type { InboxCountsQuery } from '../../../graphql/generated/operations.ts';

type Counted = Exclude<keyof InboxCountsQuery, '__typename'>;

export interface Folder {
  /** The name below the heading of its group, and `alone` the name in a select. */
  label: string;
  alone?: string;
  /** The value of `?status=` in the address; empty for all. */
  value: string;
  Icon: typeof MailOutlined;
  count?: Counted;
  /** Its entries wait for someone. */
  isNew?: boolean;
}

export const enquiryFolders: Folder[] = [
  { label: 'All', alone: 'All enquiries', value: '', Icon: AllInboxOutlined },
  { label: 'New', alone: 'New enquiries', value: 'new', Icon: InboxOutlined, count: 'enquiries', isNew: true },
  { label: 'In progress', value: 'in-progress', Icon: HourglassEmptyOutlined, count: 'inProgress' },
  { label: 'Offered', value: 'offered', Icon: RequestQuoteOutlined, count: 'offered' },
  { label: 'Won', value: 'won', Icon: CheckCircleOutlined, count: 'won' },
  { label: 'Lost', value: 'lost', Icon: HighlightOffOutlined, count: 'lost' },
  { label: 'Ends soon', alone: 'Offers that end soon', value: 'ends-soon', Icon: HourglassBottomOutlined },
  { label: 'Mine', alone: 'My enquiries', value: 'mine', Icon: PersonOutlined },
  { label: 'Suspected spam', alone: 'Suspected spam, enquiries', value: 'spam', Icon: ReportOutlined },
];

export const messageFolders: Folder[] = [
  { label: 'All', alone: 'All messages', value: '', Icon: MailOutlined },
  { label: 'New', value: 'new', Icon: MarkEmailUnreadOutlined, count: 'messages', isNew: true },
  { label: 'Read', value: 'read', Icon: DraftsOutlined, count: 'read' },
  { label: 'Replied', value: 'replied', Icon: ReplyOutlined, count: 'replied' },
  { label: 'Suspected spam', value: 'spam', Icon: ReportOutlined },
];

/** This folder holds both kinds. */
export const unansweredPath = '/admin/messages/unanswered';
const unansweredFolders: Folder[] = [
  { label: 'Needs an answer', value: '', Icon: QuickreplyOutlined, count: 'unanswered', isNew: true },
];

/** Messages have their own states beside those of enquiries, and each kind has its own list. */
export const folderGroups = [
  { kind: 'unanswered', title: 'Both', path: unansweredPath, folders: unansweredFolders },
  { kind: 'enquiries', title: 'Enquiries', path: '/admin/messages/enquiries', folders: enquiryFolders },
  { kind: 'messages', title: 'Plain messages', path: '/admin/messages', folders: messageFolders },
] as const;

/** The folder of one kind that the inbox shows. */
export interface Place {
  kind: (typeof folderGroups)[number]['kind'];
  folder: string;
}

export const folderAddress = (path: string, folder: string) => (folder ? `${path}?status=${folder}` : path);

/** Returns where the inbox opens: at new enquiries, since a buyer waits for a price, else at the messages, newest first. */
export const whereNew = (counts: InboxCountsQuery | undefined) =>
  (counts?.enquiries.totalCount ?? 0) > 0 ? folderAddress('/admin/messages/enquiries', 'new') : '/admin/messages';
