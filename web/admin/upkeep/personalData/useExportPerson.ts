import { useExportPersonalDataMutation } from './personalData.generated.ts';
import { saveFile } from '../../parts/downloads/useDownload.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/personalData.ts';

/** Saves the data about one person as a file: a readable text, or JSON with every field. */
export function useExportPerson() {
  const notify = useNotify();
  const [send] = useExportPersonalDataMutation();
  return async (contact: string, ids: string[], form: 'text' | 'json') => {
    try {
      const { data } = await send({ variables: { contact, ids } });
      if (!data) return;
      const { json, text } = data.exportPersonalData;
      // The name of the file leaves out the person, since such files stay where they were saved.
      const name = `personal-data-${new Date().toISOString().slice(0, 10)}`;
      if (form === 'text') saveFile(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`);
      else saveFile(new Blob([JSON.stringify(json, null, 2)], { type: 'application/json' }), `${name}.json`);
      notify.success(words.theFileIsSaved);
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToExport, error);
    }
  };
}
