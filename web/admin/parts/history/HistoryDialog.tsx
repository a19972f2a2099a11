import { DialogContent } from '@mui/material';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { HistoryPanel, type Subject } from './HistoryPanel.tsx';

interface Props {
  title: string;
  subject: Subject;
  onClose: () => void;
}

/** Shows the history of an entry that has no form of its own. */
export const HistoryDialog = ({ title, subject, onClose }: Props) => (
  <PageDialog open title={title} width={820} onClose={onClose}>
    <DialogContent>
      <HistoryPanel subject={subject} />
    </DialogContent>
  </PageDialog>
);
