import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';

interface Props {
  /** An offer was sent, of which an order can be made. */
  hasOffer: boolean;
  onOrder: () => void;
  onWon: () => void;
  onClose: () => void;
}

/** Asks what is meant where an enquiry is set to won and has no order. */
export const WonQuestion = ({ hasOffer, onOrder, onWon, onClose }: Props) => (
  <PageDialog open width={520} small title={words.wonWithoutOrder} onClose={onClose}>
    <DialogContent>
      <Typography>{hasOffer ? words.wonMakesNoOrder : words.wonWithoutOffer}</Typography>
    </DialogContent>
    <DialogActions disableSpacing className="ruled" sx={{ flexWrap: 'wrap', p: '16px 28px', gap: 1.5 }}>
      <Button variant="outlined" size="small" onClick={onClose}>
        {words.cancel}
      </Button>
      <Button variant="outlined" size="small" onClick={onWon}>
        {words.setToWon}
      </Button>
      {hasOffer && (
        <Button variant="contained" size="small" autoFocus onClick={onOrder}>
          {words.makeTheOrder}
        </Button>
      )}
    </DialogActions>
  </PageDialog>
);
