import { Box } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useInvitePersonMutation, type InvitePersonMutation } from './people.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { roleOptions, rolesOf } from '../../parts/texts/roles.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { LinkDialog } from './LinkDialog.tsx';

export function InviteForm() {
  const notify = useNotify();
  const [invite, { loading }] = useInvitePersonMutation({ refetchQueries: ['PeopleList'] });
  const [roles, setRoles] = useState('SALES');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<InvitePersonMutation['invitePerson']>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (loading) return;
    const form = event.currentTarget;
    const field = form.querySelector<HTMLInputElement>('[name=email]');
    setError(undefined);
    try {
      const { data } = await invite({ variables: { email: field?.value ?? '', roles: rolesOf(roles) } });
      form.reset();
      if (data) setSent(data.invitePerson);
    } catch (thrown) {
      const { fields, general } = fieldErrors(thrown);
      const reason = fields.email ?? (general?.code === 'CONFLICT' ? general.message : undefined);
      setError(reason);
      if (reason) field?.focus();
      else notify.failure(shared.peopleInviteFailed, thrown);
    }
  }

  return (
    <Box
      component="form"
      aria-label={words.inviteSomeone}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="ruled-below sunken"
      sx={formLook}
    >
      <TextInput label={words.mail} name="email" type="email" autoComplete="off" error={error} />
      <PlainSelect label={words.role} value={roles} options={roleOptions} onChoose={setRoles} />
      <BusyButton type="submit" busy={loading}>
        {words.invite}
      </BusyButton>
      {sent && <LinkDialog sent={sent} onClose={() => setSent(undefined)} />}
    </Box>
  );
}

const formLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 150px auto' },
  alignItems: 'start',
  gap: 1.5,
  p: { xs: 2, md: '16px 24px' },
  '& > button': { mt: { sm: '27px' }, height: 44 },
} as const;
