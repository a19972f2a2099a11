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
import type { InboxCountsQuery } from './inbox.generated.ts';
import * as words from '../../../words/admin/en/inbox.ts';

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
  { label: words.all, alone: words.allEnquiries, value: '', Icon: AllInboxOutlined },
  {
    label: words.fresh,
    alone: words.newEnquiries,
    value: 'new',
    Icon: InboxOutlined,
    count: 'enquiries',
    isNew: true,
  },
  { label: words.inProgress, value: 'in-progress', Icon: HourglassEmptyOutlined, count: 'inProgress' },
  { label: words.offered, value: 'offered', Icon: RequestQuoteOutlined, count: 'offered' },
  { label: words.won, value: 'won', Icon: CheckCircleOutlined, count: 'won' },
  { label: words.lost, value: 'lost', Icon: HighlightOffOutlined, count: 'lost' },
  { label: words.endsSoon, alone: words.offersThatEndSoon, value: 'ends-soon', Icon: HourglassBottomOutlined },
  { label: words.mine, alone: words.myEnquiries, value: 'mine', Icon: PersonOutlined },
  { label: words.suspectedSpam, alone: words.suspectedSpamEnquiries, value: 'spam', Icon: ReportOutlined },
];

export const messageFolders: Folder[] = [
  { label: words.all, alone: words.allMessages, value: '', Icon: MailOutlined },
  { label: words.fresh, value: 'new', Icon: MarkEmailUnreadOutlined, count: 'messages', isNew: true },
  { label: words.read, value: 'read', Icon: DraftsOutlined, count: 'read' },
  { label: words.replied, value: 'replied', Icon: ReplyOutlined, count: 'replied' },
  { label: words.suspectedSpam, value: 'spam', Icon: ReportOutlined },
];

/** This folder holds both kinds. */
export const unansweredPath = '/admin/messages/unanswered';
const unansweredFolders: Folder[] = [
  { label: words.needsAnAnswer, value: '', Icon: QuickreplyOutlined, count: 'unanswered', isNew: true },
];

/** Messages have their own states beside those of enquiries, and each kind has its own list. */
export const folderGroups = [
  { kind: 'unanswered', title: words.both, path: unansweredPath, folders: unansweredFolders },
  { kind: 'enquiries', title: words.enquiries, path: '/admin/messages/enquiries', folders: enquiryFolders },
  { kind: 'messages', title: words.plainMessages, path: '/admin/messages', folders: messageFolders },
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
