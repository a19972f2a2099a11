import {
  useRemovePersonMutation,
  useSetPersonRolesMutation,
  useSetPersonSuspendedMutation,
  type PersonRowFragment,
  type Role,
} from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

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
      notify.failure(refusalOf(error) ?? texts.people.saveFailed, error);
    }
  };
  return {
    busy: setting || suspending || removing,
    setRoles: ({ id }: PersonRowFragment, roles: Role[]) =>
      attempt(() => set({ variables: { id, roles } }), 'The role was changed. The person has to sign in again.'),
    setSuspended: ({ id }: PersonRowFragment, suspended: boolean) =>
      attempt(
        () => suspend({ variables: { id, suspended } }),
        suspended ? 'The person was suspended and signed out' : 'The person can sign in again',
      ),
    remove: (id: string) =>
      attempt(async () => {
        await removeIt({ variables: { id } });
        focusHeading();
      }, 'The person was removed'),
  };
}
