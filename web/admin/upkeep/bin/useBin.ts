import { useApolloClient } from '@apollo/client/react';
import { useEraseForGoodMutation, useRestoreFromBinMutation } from './bin.generated.ts';
import type { BinEntity } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useScreens } from '../../session/screens.ts';
import * as words from '../../../words/admin/en/bin.ts';

const atOnce = 1000;

/** Restores a deleted entry or erases it. A refusal is shown in the server's words. */
export function useBin() {
  const notify = useNotify();
  const [restore, restoring] = useRestoreFromBinMutation();
  const [erase, erasing] = useEraseForGoodMutation();
  const client = useApolloClient();

  /** A request takes a thousand ids. A part that is refused changes nothing, and those before it are done. */
  async function inParts(ids: string[], work: (ids: string[]) => Promise<unknown>) {
    try {
      for (let at = 0; at < ids.length; at += atOnce) await work(ids.slice(at, at + atOnce));
    } finally {
      await client.refetchQueries({ include: ['Bin'] });
    }
  }

  const restored = (ids: string[]) => restore({ variables: { ids } });
  const erased = (ids: string[]) => erase({ variables: { ids } });

  async function run(work: () => Promise<unknown>, { done, failed }: { done: string; failed: string }) {
    try {
      await work();
      // The row that had the focus is gone.
      focusHeading();
      notify.success(done);
      return true;
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
      return false;
    }
  }

  return {
    busy: restoring.loading || erasing.loading,
    bringBack: ({ id, entity }: { id: string; entity: BinEntity }) =>
      run(() => inParts([id], restored), {
        done: entity === 'PICTURE' ? words.thePictureIsBackAtItsAddress : shared.binBroughtBack,
        failed: shared.binBringBackFailed,
      }),
    bringManyBack: (ids: string[]) =>
      run(() => inParts(ids, restored), {
        done: words.broughtBack(ids.length),
        failed: shared.binBringBackFailed,
      }),
    eraseMany: (ids: string[]) =>
      run(() => inParts(ids, erased), {
        done: words.erasedEntries(ids.length),
        failed: words.failedToErase,
      }),
    erase: (id: string) =>
      run(() => inParts([id], erased), {
        done: words.erasedForGood,
        failed: words.failedToErase,
      }),
  };
}

/** Returns the kinds of entries in the bin, as the screens state them on which they are deleted. */
export const useBinned = () =>
  useScreens().flatMap(({ binned = [], Icon, roles }) => binned.map((entry) => ({ Icon, roles, ...entry })));
