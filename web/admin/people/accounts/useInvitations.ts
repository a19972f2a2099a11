import {
  useInvitePersonMutation,
  useWithdrawInvitationMutation,
  type InvitationRowFragment,
} from './people.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';

const refetching = { refetchQueries: ['PeopleList'], awaitRefetchQueries: true };

/** Sends an invitation again or takes it back. */
export function useInvitations() {
  const notify = useNotify();
  const [invite, { loading: inviting }] = useInvitePersonMutation(refetching);
  const [remove, { loading: removing }] = useWithdrawInvitationMutation(refetching);
  return {
    busy: inviting || removing,
    async inviteAgain({ email, roles }: InvitationRowFragment) {
      try {
        return (await invite({ variables: { email, roles } })).data?.invitePerson;
      } catch (error) {
        notify.failure(shared.peopleInviteFailed, error);
        return undefined;
      }
    },
    async withdraw({ id }: InvitationRowFragment) {
      try {
        await remove({ variables: { id } });
        notify.success(words.theInvitationWasTakenBack);
        focusHeading();
      } catch (error) {
        notify.failure(words.failedToTakeTheInvitation, error);
      }
    },
  };
}
