import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { createClient } from '../../graphql/client.ts';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { ImportProductsDocument, type ImportProductsMutation } from '../../graphql/generated/operations.ts';
import { uploadLink } from '../../graphql/uploadLink.ts';
import { logUnexpected } from '../errors/logUnexpected.ts';
import { resumingLink } from '../session/resumingLink.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';

export type Report = ImportProductsMutation['importProducts'];

/** First a trial that changes nothing and reports on each row; then, when asked to, the import. */
export function useSheetImport(file: File, onDone: () => void) {
  const client = useApolloClient();
  const notify = useNotify();
  const { signInAgain } = useSession();
  const [trial, setTrial] = useState<Report>();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (dryRun: boolean) => {
    const sender = createClient({ link: resumingLink(signInAgain).concat(uploadLink()) });
    const { data } = await sender.mutate({ mutation: ImportProductsDocument, variables: { file, dryRun } });
    return data?.importProducts;
  };
  const failed = (error: unknown) => {
    logUnexpected(error);
    const { fields, general } = fieldErrors(error);
    const reason = Object.values(fields)[0] ?? (general?.code === 'NETWORK' ? undefined : general?.message);
    setRefused(reason ?? texts.products.updateFailed);
  };
  const runTrial = useEffectEvent(() => void send(true).then(setTrial, failed));
  useEffect(() => runTrial(), [file]);

  async function importAll() {
    setBusy(true);
    try {
      await send(false);
      notify.success(texts.products.saved);
      void client.refetchQueries({ include: ['ProductList'] }).catch(logUnexpected);
      onDone();
    } catch (error) {
      setBusy(false);
      failed(error);
    }
  }
  return { trial, refused, busy, importAll: () => void importAll() };
}
