import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PanToolOutlined from '@mui/icons-material/PanToolOutlined';
import PublishOutlined from '@mui/icons-material/PublishOutlined';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import type { Step } from './planTexts.ts';

/** The icons of moments of plans: what became of one, or what it will do. */
export const planLooks = {
  DONE: { Icon: CheckCircleOutlined },
  STOPPED: { Icon: PanToolOutlined },
  PASSED: { Icon: RemoveCircleOutlined },
  BACK: { Icon: UndoOutlined },
  PRICES: { Icon: LocalOfferOutlined },
  PUBLISHED: { Icon: PublishOutlined },
  HIDDEN: { Icon: VisibilityOffOutlined },
  DRAFT: { Icon: VisibilityOffOutlined },
  VALUES: { Icon: EditNoteOutlined },
};

export function planLookOf({ state, isBack, what }: Step): keyof typeof planLooks {
  if (state !== 'WAITING') return state;
  return isBack ? 'BACK' : what;
}
