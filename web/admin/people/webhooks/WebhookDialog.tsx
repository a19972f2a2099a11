import { Stack } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors, type FormErrors } from '../../../graphql/fieldErrors.ts';
import {
  useCreateWebhookMutation,
  useRotateWebhookMutation,
  useUpdateWebhookMutation,
  type CreateWebhookMutation,
  type WebhookOpenFragment,
} from './webhooks.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/webhooks.ts';
import { EventsInput, Ticked } from './EventsInput.tsx';

interface Props {
  /** The webhook that is changed; undefined for a new one. */
  edited: WebhookOpenFragment | undefined;
  onMade: (made: CreateWebhookMutation['made']) => void;
  onClose: () => void;
}

const blank = { name: '', url: '', events: [], whole: false, personalData: false, importedRows: false };
type Entered = Pick<WebhookOpenFragment, keyof typeof blank>;

const entered = ({ name, url, events, whole, personalData, importedRows }: Entered): Entered => ({
  ...{ name, url, events, whole, personalData, importedRows },
});

/** Asks where a webhook is sent, and what. */
export function WebhookDialog({ edited, onMade, onClose }: Props) {
  const [before] = useState(() => entered(edited ?? blank));
  const [values, setValues] = useState(before);
  const [errors, setErrors] = useState<FormErrors['fields']>({});
  const [key] = useState(() => crypto.randomUUID());
  const [create, creating] = useCreateWebhookMutation({ refetchQueries: ['Webhooks'], awaitRefetchQueries: true });
  const [update, updating] = useUpdateWebhookMutation({ refetchQueries: ['Webhooks'], awaitRefetchQueries: true });
  const [rotate, rotating] = useRotateWebhookMutation();
  const notify = useNotify();
  const busy = creating.loading || updating.loading || rotating.loading;
  const set = (changed: Partial<Entered>) => setValues((now) => ({ ...now, ...changed }));

  async function save() {
    // Personal data is sent with whole contents alone.
    const input = { ...values, personalData: values.personalData && values.whole };
    try {
      if (edited) {
        const { data } = await update({ variables: { id: edited.id, input, version: edited.version } });
        notify.success(words.webhookSaved);
        // The receiver at another host gets a secret that the former one does not know.
        if (data && data.updateWebhook.secretEnd !== edited.secretEnd) {
          const rotated = await rotate({ variables: { id: edited.id } });
          if (rotated.data) onMade(rotated.data.made);
        }
      } else {
        const { data } = await create({ variables: { input, key } });
        if (data) onMade(data.made);
      }
      onClose();
    } catch (error) {
      const { fields, general } = fieldErrors(error);
      setErrors(fields);
      if (general) notify.failure(general.code === 'CONFLICT' ? general.message : words.failedToSaveTheWebhook, error);
    }
  }

  return (
    <ActDialog
      title={edited ? words.changeWebhook : words.addWebhook}
      width={640}
      small={false}
      typed={values}
      act={edited ? words.saveWebhook : words.addWebhook}
      busy={busy}
      onAct={save}
      onClose={onClose}
    >
      <Stack spacing={2.5}>
        <TextInput
          label={words.name}
          lang={siteLanguage}
          autoFocus
          defaultValue={values.name}
          error={errors.name}
          hint={words.theProgramThatIsNotifiedSuch}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextInput
          label={words.address}
          inputMode="url"
          defaultValue={values.url}
          error={errors.url}
          hint={words.itBeginsWithHttps}
          onChange={({ target }) => set({ url: target.value })}
        />
        <EventsInput chosen={values.events} error={errors.events} onChoose={(events) => set({ events: [...events] })} />
        <Stack role="group" aria-label={words.whatIsSent} spacing={0.5}>
          <Ticked
            label={words.wholeContents}
            sentence={words.wholeContentsHint}
            checked={values.whole}
            onCheck={(whole) => set({ whole })}
          />
          <Ticked
            label={words.personalData}
            sentence={words.withWholeContentsNames}
            checked={values.personalData && values.whole}
            disabled={!values.whole}
            error={errors.personalData}
            onCheck={(personalData) => set({ personalData })}
          />
          <Ticked
            label={words.eachProductOfAnImport}
            sentence={words.otherwiseAnImportIsOneEvent}
            checked={values.importedRows}
            onCheck={(importedRows) => set({ importedRows })}
          />
        </Stack>
      </Stack>
    </ActDialog>
  );
}
