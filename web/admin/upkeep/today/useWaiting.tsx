import BackupOutlined from '@mui/icons-material/BackupOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import ReportOutlined from '@mui/icons-material/ReportGmailerrorredOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import { useNightlyBackupQuery } from '../../parts/notices/nightlyBackup.generated.ts';
import {
  useTodayFiguresQuery,
  useTodayImportsQuery,
  useTodayMailsQuery,
  type TodayImportsQuery,
  type TodayPlansQuery,
} from './today.generated.ts';
import { stepText } from '../../catalogue/plans/planTexts.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/today.ts';
import { stateOf, type Block, type TodayRow } from './block.ts';
import { SettleMail } from './SettleMail.tsx';
import { usePlans } from './useHappensToday.ts';

const failures = words.failures;

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
            title: words.theNightlyBackupFailed,
            text: `${nearDate(nightly.failedAt)}. ${nightly.failure}`,
            to: '/admin/backups',
            look: words.look,
          },
        ]
      : []),
    ...(failed?.trouble
      ? [
          {
            key: 'mail server',
            icon: { Icon: UnsubscribeOutlined, colour: 'error.main' as const },
            title: words.mailCannotBeSentAtTheMoment,
            text: failed.trouble,
            to: null,
          },
        ]
      : []),
    ...(failed?.mailboxTrouble
      ? [
          {
            key: 'mailbox',
            icon: { Icon: UnsubscribeOutlined, colour: 'warning.main' as const },
            title: words.mailboxCannotBeRead,
            text: failed.mailboxTrouble,
            to: null,
          },
        ]
      : []),
    ...(messages > 0
      ? [
          {
            key: 'messages',
            icon: { Icon: MailOutlined, colour: 'primary.main' as const },
            title: words.messagesWithoutAnAnswer(messages),
            text: words.withTheNewEnquiriesInOneList,
            to: '/admin/messages/unanswered',
            look: words.open,
          },
        ]
      : []),
    ...suspectedRow(suspectedEnquiries, 'enquiry', '/admin/messages/enquiries?status=spam'),
    ...suspectedRow(suspectedMessages, 'message', '/admin/messages?status=spam'),
  ];
  const undelivered = (failed?.nodes ?? []).map(({ id, what, path, failure }) => ({
    key: `mail ${id}`,
    icon: { Icon: UnsubscribeOutlined, colour: 'error.main' as const },
    title: words.didNotArrive(what),
    text: failures[failure],
    to: path ?? null,
    end: <SettleMail id={id} what={what} />,
  }));
  return {
    title: words.waitsForYou,
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
  return [
    {
      key: `suspected ${thing}`,
      icon: { Icon: ReportOutlined, colour: 'text.secondary' },
      title: (thing === 'enquiry' ? words.enquiriesAmongSpam : words.messagesAmongSpam)(count),
      text: words.nobodyHasLookedYetAndNoMail,
      to,
      look: words.look,
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
      title: (hasFailed ? words.importFailed : words.importStopped)(name),
      text: [nearDate(lastRun.createdAt), lastRun.reasons[0], hasFailed ? '' : words.nothingWasChanged]
        .filter(Boolean)
        .join('. ')
        .replaceAll('..', '.'),
      to: `/admin/imports/runs/${encodeURIComponent(lastRun.id)}`,
      look: words.look,
    },
  ];
}

const stoppedPlan = (step: TodayPlansQuery['stopped'][number]): TodayRow => ({
  key: `plan ${step.id}`,
  icon: { Icon: PanToolOutlined, colour: 'warning.main' },
  title: step.name,
  text: words.stoppedPlan(nearDate(step.at), stepText(step)),
  to: '/admin/plan',
  look: words.look,
});
