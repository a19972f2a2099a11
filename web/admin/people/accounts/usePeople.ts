import {
  useRemovePersonMutation,
  useSetPersonRolesMutation,
  useSetPersonSuspendedMutation,
  type PersonRowFragment,
} from './people.generated.ts';
import type { Role } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';

/** Changes people. A refusal of the server, for example about the last owner, is shown as it is. */
export function usePeople() {
  const notify = useNotify();
  const [set, { loading: setting }] = useSetPersonRolesMutation();
  const [suspend, { loading: suspending }] = useSetPersonSuspendedMutation();
  const [removeIt, { loading: removing }] = useRemovePersonMutation({
    refetchQueries: ['PeopleList'],
    awaitRefetchQueries: true,
  });
  const attempt = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      notify.success(done);
    } catch (error) {
      notify.failure(refusalOf(error) ?? shared.peopleSaveFailed, error);
    }
  };
  return {
    busy: setting || suspending || removing,
    setRoles: ({ id }: PersonRowFragment, roles: Role[]) =>
      attempt(() => set({ variables: { id, roles } }), words.theRoleWasChanged),
    setSuspended: ({ id }: PersonRowFragment, suspended: boolean) =>
      attempt(
        () => suspend({ variables: { id, suspended } }),
        suspended ? words.thePersonWasSuspended : words.thePersonCanSignInAgain,
      ),
    remove: (id: string) =>
      attempt(async () => {
        await removeIt({ variables: { id } });
        focusHeading();
      }, words.thePersonWasRemoved),
  };
}
