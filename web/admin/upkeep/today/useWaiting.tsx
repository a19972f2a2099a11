import BackupOutlined from '@mui/icons-material/BackupOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import ReportOutlined from '@mui/icons-material/ReportGmailerrorredOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import {
  useNightlyBackupQuery,
  useTodayFiguresQuery,
  useTodayImportsQuery,
  useTodayMailsQuery,
  type TodayImportsQuery,
  type TodayPlansQuery,
} from '../../../graphql/generated/operations.ts';
import { stepText } from '../../catalogue/plans/planTexts.ts';
import { counted } from '../../parts/texts/counted.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import { stateOf, type Block, type TodayRow } from './block.ts';
import { SettleMail } from './SettleMail.tsx';
import { usePlans } from './usePlans.ts';

const failures = {
  REFUSED: 'The mail server refused the address.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam or too large.',
  GIVEN_UP: 'No mail server accepted it within two days.',
  HELD_BACK: 'The address had three on that day.',
};

/** Collects what only a person can answer: stopped imports and plans, a failed backup, mails that failed, messages without a reply. */
export function useWaiting(may: { content: boolean; sales: boolean; backups: boolean }): Block {
  const fetchPolicy = 'cache-and-network';
  const imports = useTodayImportsQuery({ fetchPolicy, skip: !may.content });
  const plans = usePlans(may.content);
  const backup = useNightlyBackupQuery({ fetchPolicy, skip: !may.backups });
  const mails = useTodayMailsQuery({ fetchPolicy, skip: !may.sales });
  const figures = useTodayFiguresQuery({ fetchPolicy, skip: !may.sales });

  const failed = mails.data?.failedMails;
  const { unanswered, newEnquiries, suspectedEnquiries, suspectedMessages } = figures.data?.todayFigures ?? {};
  const messages = (unanswered ?? 0) - (newEnquiries ?? 0);
  const stopped = [
    ...(imports.data?.importProfiles ?? []).flatMap(stoppedRow),
    ...(plans.data?.stopped ?? []).map(stoppedPlan),
  ];
  const nightly = backup.data?.nightlyBackup;
  const others: TodayRow[] = [
    ...(nightly?.failedAt && nightly.failure
      ? [
          {
            key: 'backup',
            icon: { Icon: BackupOutlined, colour: 'error.main' as const },
            title: 'The nightly backup failed',
            text: `${nearDate(nightly.failedAt)}. ${nightly.failure}`,
            to: '/admin/backups',
            look: 'Look',
          },
        ]
      : []),
    ...(failed?.trouble
      ? [
          {
            key: 'mail server',
            icon: { Icon: UnsubscribeOutlined, colour: 'error.main' as const },
            title: 'Mail cannot be sent at the moment',
            text: failed.trouble,
            to: null,
          },
        ]
      : []),
    ...(messages > 0
      ? [
          {
            key: 'messages',
            icon: { Icon: MailOutlined, colour: 'primary.main' as const },
            title: `${counted(messages, 'message')} without an answer`,
            text: 'with the new enquiries in one list, the oldest first',
            to: '/admin/messages/unanswered',
            look: 'Open',
          },
        ]
      : []),
    ...suspectedRow(suspectedEnquiries, 'enquiry', '/admin/messages/enquiries?status=spam'),
    ...suspectedRow(suspectedMessages, 'message', '/admin/messages?status=spam'),
  ];
  const undelivered = (failed?.nodes ?? []).map(({ id, what, path, failure }) => ({
    key: `mail ${id}`,
    icon: { Icon: UnsubscribeOutlined, colour: 'error.main' as const },
    title: `${what} did not arrive`,
    text: failures[failure],
    to: path ?? null,
    end: <SettleMail id={id} what={what} />,
  }));
  return {
    title: 'Waits for you',
    total: stopped.length + others.length + (failed?.totalCount ?? 0),
    rows: [...stopped, ...others, ...undelivered],
    ...stateOf(
      { ...imports, isSkipped: !may.content },
      { ...plans, isSkipped: !may.content },
      { ...backup, isSkipped: !may.backups },
      { ...mails, isSkipped: !may.sales },
      { ...figures, isSkipped: !may.sales },
    ),
  };
}

function suspectedRow(count: number | null | undefined, thing: 'enquiry' | 'message', to: string): TodayRow[] {
  if (!count) return [];
  const many = thing === 'enquiry' ? 'enquiries' : 'messages';
  return [
    {
      key: `suspected ${thing}`,
      icon: { Icon: ReportOutlined, colour: 'text.secondary' },
      title: `${count} ${count === 1 ? thing : many} among suspected spam`,
      text: 'Nobody has looked yet, and no mail was sent about it.',
      to,
      look: 'Look',
    },
  ];
}

function stoppedRow({ name, lastRun }: TodayImportsQuery['importProfiles'][number]): TodayRow[] {
  if (lastRun?.state !== 'STOPPED' && lastRun?.state !== 'FAILED') return [];
  const hasFailed = lastRun.state === 'FAILED';
  return [
    {
      key: `run ${lastRun.id}`,
      icon: hasFailed
        ? { Icon: ErrorOutlineOutlined, colour: 'error.main' }
        : { Icon: PanToolOutlined, colour: 'warning.main' },
      title: `${name} ${hasFailed ? 'failed' : 'stopped itself'}`,
      text: [nearDate(lastRun.createdAt), lastRun.reasons[0], hasFailed ? '' : 'Nothing was changed.']
        .filter(Boolean)
        .join('. ')
        .replaceAll('..', '.'),
      to: `/admin/imports/runs/${encodeURIComponent(lastRun.id)}`,
      look: 'Look',
    },
  ];
}

const stoppedPlan = (step: TodayPlansQuery['stopped'][number]): TodayRow => ({
  key: `plan ${step.id}`,
  icon: { Icon: PanToolOutlined, colour: 'warning.main' },
  title: step.name,
  text: `${nearDate(step.at)}. ${stepText(step)}. Nothing was changed.`,
  to: '/admin/plan',
  look: 'Look',
});
