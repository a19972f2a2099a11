import { useSectorToEditQuery, useUpdateSectorMutation } from './sectors.generated.ts';
import { SectorInput } from '../../../../common/generated/validators.ts';
import { FieldNotes } from '../../parts/forms/FieldInputs.tsx';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { onSite } from '../onSite.ts';
import { useWaitingForm } from '../waiting/useWaitingForm.tsx';
import * as words from '../../../words/admin/en/sectors.ts';
import { sectorFields } from './sectorFields.tsx';

export function SectorDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const query = useSectorToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateSectorMutation();
  const sector = query.data?.sector;
  const { edit, notes, around } = useWaitingForm({
    kind: 'sector',
    id,
    title: name,
    name: `sector:${id}`,
    fields: sectorFields,
    limits: SectorInput,
    row: sector,
    refetch: async () => (await query.refetch()).data?.sector,
    send: async (input, version) => (await update({ variables: { id, input, version } })).data?.updateSector,
    notices: { saved: words.sectorsUpdatedSuccessfully, failed: words.failedToUpdateSectors },
    page: (saved) => onSite.sector(saved.id),
    onSaved: onClose,
    onDone: onClose,
  });
  return (
    <FieldNotes value={notes}>
      <FormDialog
        title={words.productsOf(name)}
        {...around}
        edit={edit}
        query={{ data: sector ?? undefined, error: query.error, missing: sector === null, refetch: query.refetch }}
        loadFailed={shared.sectorsLoadFailed}
        heights={[44, 154]}
        history={{ entity: 'SECTOR', id }}
        onClose={onClose}
      />
    </FieldNotes>
  );
}
