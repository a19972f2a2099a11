import type { InboxCountsQuery } from './inbox.generated.ts';
import * as words from '../../../words/admin/en/inbox.ts';

type Counted = Exclude<keyof InboxCountsQuery, '__typename'>;

/** The entries of one kind that the inbox shows. */
export interface Place {
  kind: 'unanswered' | 'enquiries' | 'messages';
  /** The value of `?status=` in the address; empty for all. */
  folder: string;
}

/** This folder holds both kinds. */
export const unansweredPath = '/admin/messages/unanswered';
const paths: Record<Place['kind'], string> = {
  unanswered: unansweredPath,
  enquiries: '/admin/messages/enquiries',
  messages: '/admin/messages',
};

export const placeAddress = ({ kind, folder }: Place) => (folder ? `${paths[kind]}?status=${folder}` : paths[kind]);

/** A choice within a folder. */
export interface Part extends Place {
  label: string;
  count?: Counted;
}

export interface Folder {
  name: 'unanswered' | 'enquiries' | 'messages' | 'mine' | 'spam' | 'templates';
  label: string;
  address: string;
  count?: Counted;
  /** The folder begins with the first of them; none where there is nothing to choose. */
  parts: Part[];
}

const enquiriesWith = (label: string, folder: string, count?: Counted): Part => ({
  kind: 'enquiries',
  folder,
  label,
  ...(count && { count }),
});
const messagesWith = (label: string, folder: string, count?: Counted): Part => ({
  ...enquiriesWith(label, folder, count),
  kind: 'messages',
});

/** Six folders: each of the two kinds has its states within, and so does what is suspected of being spam. */
export const folders: Folder[] = [
  { name: 'unanswered', label: words.needsAnAnswer, address: unansweredPath, count: 'unanswered', parts: [] },
  {
    name: 'enquiries',
    label: words.enquiries,
    address: paths.enquiries,
    count: 'enquiries',
    parts: [
      enquiriesWith(words.all, ''),
      enquiriesWith(words.fresh, 'new', 'enquiries'),
      enquiriesWith(words.inProgress, 'in-progress', 'inProgress'),
      enquiriesWith(words.offered, 'offered', 'offered'),
      enquiriesWith(words.won, 'won', 'won'),
      enquiriesWith(words.lost, 'lost', 'lost'),
      enquiriesWith(words.endsSoon, 'ends-soon'),
    ],
  },
  {
    name: 'messages',
    label: words.messages,
    address: paths.messages,
    count: 'messages',
    parts: [
      messagesWith(words.all, ''),
      messagesWith(words.fresh, 'new', 'messages'),
      messagesWith(words.read, 'read', 'read'),
      messagesWith(words.replied, 'replied', 'replied'),
    ],
  },
  { name: 'mine', label: words.mine, address: `${paths.enquiries}?status=mine`, parts: [] },
  {
    name: 'spam',
    label: words.suspectedSpam,
    address: `${paths.enquiries}?status=spam`,
    parts: [enquiriesWith(words.enquiries, 'spam'), messagesWith(words.messages, 'spam')],
  },
  { name: 'templates', label: words.templates, address: '/admin/messages/templates', parts: [] },
];

/** Returns the folder that holds a place. */
export function folderOfPlace({ kind, folder }: Place): Folder | undefined {
  const name = folder === 'mine' || folder === 'spam' ? folder : kind;
  return folders.find((one) => one.name === name);
}

/** Returns where the inbox opens: at new enquiries, since a buyer waits for a price, else at the messages, newest first. */
export const whereNew = (counts: InboxCountsQuery | undefined) =>
  placeAddress(
    (counts?.enquiries.totalCount ?? 0) > 0 ? { kind: 'enquiries', folder: 'new' } : { kind: 'messages', folder: '' },
  );
