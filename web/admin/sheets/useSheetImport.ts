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

/** Tries the file first and tells what would become of each row; takes it over when asked to. */
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
  const tryIt = useEffectEvent(() => void send(true).then(setTrial, failed));
  useEffect(() => tryIt(), [file]);

  async function takeOver() {
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
  return { trial, refused, busy, takeOver: () => void takeOver() };
}
