import { Button } from '@mui/material';
import {
  useConfirmProposalMutation,
  useDeclineProposalMutation,
  type ProposalShownFragment,
} from './proposals.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoStep } from '../../parts/history/useUndoChange.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { BottomBar } from '../../parts/page/BottomBar.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/proposals.ts';

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
  const undo = useUndoStep();
  const met = changes.filter(({ fields }) => fields.some(({ isMet }) => isMet)).length;

  async function decide(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.thatFailed, error);
      onStale();
    }
  }

  async function change() {
    const { data } = await write({ variables: { id } });
    const token = data?.confirmProposal.undoToken;
    notify.success(words.changedProducts(count), token ? undo(token) : undefined);
  }

  async function refuse() {
    await decline({ variables: { id } });
    notify.success(words.theProposalWasDeclined);
  }

  return (
    <BottomBar
      says={met === 0 ? words.confirmingChanges(count) : words.somebodyHasChangedProducts(met)}
      note={met === 0 ? words.oneStepOfTheHistoryCan : words.declineItAndLetTheProgram}
    >
      <Button
        variant="outlined"
        size="small"
        disabled={declining.loading || confirming.loading}
        onClick={() => void decide(refuse)}
      >
        {words.decline}
      </Button>
      <BusyButton busy={confirming.loading} disabled={met > 0 || declining.loading} onClick={() => void decide(change)}>
        {words.changeProducts(count)}
      </BusyButton>
    </BottomBar>
  );
}
