import { Button } from '@mui/material';
import {
  useConfirmProposalMutation,
  useDeclineProposalMutation,
  type ProposalShownFragment,
} from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoChange } from '../../parts/history/useUndoChange.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

interface Props {
  proposal: ProposalShownFragment;
  /** Called when somebody has changed a product, or has decided, so that the page shows it. */
  onStale: () => void;
}

/** Confirms a proposal, or declines it. */
export function DecideBar({ proposal: { id, changes, count }, onStale }: Props) {
  const [write, confirming] = useConfirmProposalMutation();
  const [decline, declining] = useDeclineProposalMutation();
  const notify = useNotify();
  const undo = useUndoChange('PRODUCT');
  const met = changes.filter(({ fields }) => fields.some(({ isMet }) => isMet)).length;
  const products = counted(count, 'product');

  async function decide(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'That failed. Please try again.', error);
      onStale();
    }
  }

  async function change() {
    const { data } = await write({ variables: { id } });
    const point = data?.confirmProposal.undo;
    notify.success(`${products} changed`, point ? undo(point) : undefined);
  }

  async function refuse() {
    await decline({ variables: { id } });
    notify.success('The proposal was declined');
  }

  return (
    <BottomBar
      says={
        met === 0
          ? `Confirming changes ${products}.`
          : `Somebody has changed ${counted(met, 'product')} since, so it cannot be confirmed.`
      }
      note={
        met === 0
          ? 'One step of the history; can be undone for 30 days.'
          : 'Decline it, and let the program propose it again.'
      }
    >
      <Button
        variant="outlined"
        size="small"
        disabled={declining.loading || confirming.loading}
        onClick={() => void decide(refuse)}
      >
        Decline
      </Button>
      <BusyButton busy={confirming.loading} disabled={met > 0 || declining.loading} onClick={() => void decide(change)}>
        Change {products}
      </BusyButton>
    </BottomBar>
  );
}
