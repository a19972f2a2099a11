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
import type { NoticeKind } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/notices.ts';

interface Look {
  /** The name of the kind in the settings. */
  label: string;
  Icon: typeof SvgIcon;
  colour: 'primary.main' | 'warning.main' | 'error.main' | 'text.secondary';
}

/** A hand means that something stopped itself and changed nothing, a sign in a circle that it failed. */
export const noticeLooks: Record<NoticeKind, Look> = {
  ENQUIRY_RECEIVED: { label: words.newEnquiry, Icon: RequestQuoteOutlined, colour: 'primary.main' },
  MESSAGE_RECEIVED: { label: words.newMessage, Icon: MailOutlined, colour: 'primary.main' },
  SPAM_SUSPECTED: { label: words.suspectedSpam, Icon: ReportOutlined, colour: 'text.secondary' },
  OFFER_ACCEPTED: { label: words.offerAccepted, Icon: TaskAltOutlined, colour: 'primary.main' },
  OFFER_ANSWERED: { label: words.answerToAnOffer, Icon: RateReviewOutlined, colour: 'primary.main' },
  PLAN_DONE: { label: words.planHappened, Icon: EventAvailableOutlined, colour: 'primary.main' },
  PLAN_STOPPED: { label: words.planStopped, Icon: PanToolOutlined, colour: 'warning.main' },
  IMPORT_STOPPED: { label: words.importStoppedItself, Icon: PanToolOutlined, colour: 'warning.main' },
  IMPORT_FAILED: { label: words.importFailed, Icon: ErrorOutlineOutlined, colour: 'error.main' },
  IMPORT_DONE: { label: words.importDone, Icon: CheckCircleOutlined, colour: 'text.secondary' },
  MAIL_FAILED: { label: words.mailNotDelivered, Icon: UnsubscribeOutlined, colour: 'error.main' },
  BACKUP_FAILED: { label: words.backupFailed, Icon: BackupOutlined, colour: 'error.main' },
  KEY_ENDING: { label: words.apiKeyEnds, Icon: KeyOutlined, colour: 'warning.main' },
  WEBHOOK_OFF: { label: words.webhookSwitchedOff, Icon: PanToolOutlined, colour: 'warning.main' },
  RATE_STOPPED: { label: words.rateStopped, Icon: PanToolOutlined, colour: 'warning.main' },
  RATE_OLD: { label: words.rateOld, Icon: ReportOutlined, colour: 'warning.main' },
  HEALTH_WORSENED: { label: words.healthWorsened, Icon: TrendingUpOutlined, colour: 'warning.main' },
};
