import {
  useBringBackMutation,
  useEraseFromBinMutation,
  type BinEntity,
} from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useScreens } from '../../session/screens.ts';

const reload = { refetchQueries: ['Bin'], awaitRefetchQueries: true };

/** Restores a deleted entry or erases it. A refusal is shown in the server's words. */
export function useBin() {
  const notify = useNotify();
  const [bringBack, bringing] = useBringBackMutation(reload);
  const [erase, erasing] = useEraseFromBinMutation(reload);

  async function run(work: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) {
    try {
      await work();
      // The row that had the focus is gone.
      focusHeading();
      notify.success(done);
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
    }
  }

  return {
    busy: bringing.loading || erasing.loading,
    bringBack: ({ id, entity }: { id: string; entity: BinEntity }) =>
      run(() => bringBack({ variables: { id } }), {
        done: entity === 'PICTURE' ? 'The picture is back at its address' : texts.bin.broughtBack,
        failed: texts.bin.bringBackFailed,
      }),
    erase: (id: string) =>
      run(() => erase({ variables: { id } }), {
        done: 'Erased for good',
        failed: 'Failed to erase. Please try again.',
      }),
  };
}

/** Returns the kinds of entries in the bin, as the screens state them on which they are deleted. */
export const useBinned = () =>
  useScreens().flatMap(({ binned = [], Icon, roles }) => binned.map((entry) => ({ Icon, roles, ...entry })));
