import BackupOutlined from '@mui/icons-material/BackupOutlined';
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import ReportOutlined from '@mui/icons-material/ReportGmailerrorredOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import type { SvgIcon } from '@mui/material';
import type { NoticeKind } from '../../../graphql/generated/operations.ts';

interface Look {
  /** The name of the kind in the settings. */
  label: string;
  Icon: typeof SvgIcon;
  colour: 'primary.main' | 'warning.main' | 'error.main' | 'text.secondary';
  /** The word of the link to what the notice is about. */
  link: string;
}

/** A hand means that something stopped itself and changed nothing, a sign in a circle that it failed. */
export const noticeLooks: Record<NoticeKind, Look> = {
  ENQUIRY_RECEIVED: { label: 'New enquiry', Icon: RequestQuoteOutlined, colour: 'primary.main', link: 'Open' },
  MESSAGE_RECEIVED: { label: 'New message', Icon: MailOutlined, colour: 'primary.main', link: 'Open' },
  SPAM_SUSPECTED: { label: 'Suspected spam', Icon: ReportOutlined, colour: 'text.secondary', link: 'Look' },
  OFFER_ACCEPTED: { label: 'Offer accepted', Icon: TaskAltOutlined, colour: 'primary.main', link: 'Open' },
  OFFER_ANSWERED: { label: 'Answer to an offer', Icon: RateReviewOutlined, colour: 'primary.main', link: 'Open' },
  PLAN_DONE: { label: 'Plan happened', Icon: EventAvailableOutlined, colour: 'primary.main', link: 'Look' },
  PLAN_STOPPED: { label: 'Plan stopped', Icon: PanToolOutlined, colour: 'warning.main', link: 'Look' },
  IMPORT_STOPPED: { label: 'Import stopped itself', Icon: PanToolOutlined, colour: 'warning.main', link: 'Look' },
  IMPORT_FAILED: { label: 'Import failed', Icon: ErrorOutlineOutlined, colour: 'error.main', link: 'Look' },
  IMPORT_DONE: { label: 'Import done', Icon: CheckCircleOutlined, colour: 'text.secondary', link: 'Look' },
  MAIL_FAILED: { label: 'Mail not delivered', Icon: UnsubscribeOutlined, colour: 'error.main', link: 'Look' },
  BACKUP_FAILED: { label: 'Backup failed', Icon: BackupOutlined, colour: 'error.main', link: 'Look' },
  KEY_ENDING: { label: 'API key ends', Icon: KeyOutlined, colour: 'warning.main', link: 'Look' },
  WEBHOOK_OFF: { label: 'Webhook switched off', Icon: PanToolOutlined, colour: 'warning.main', link: 'Look' },
  HEALTH_WORSENED: { label: 'Health worsened', Icon: TrendingUpOutlined, colour: 'warning.main', link: 'Look' },
};
