import { useSectorToEditQuery, useUpdateSectorMutation } from '../../../graphql/generated/operations.ts';
import { SectorInput } from '../../../../common/generated/validators.ts';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import { texts } from '../../parts/texts/texts.ts';
import { onSite } from '../onSite.ts';
import { PlanValues } from '../plans/PlanValues.tsx';
import { sectorFields } from './sectorFields.tsx';

export function SectorDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const query = useSectorToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateSectorMutation();
  const sector = query.data?.sector;
  const edit = useEditForm({
    name: `sector:${id}`,
    fields: sectorFields,
    limits: SectorInput,
    row: sector,
    refetch: async () => (await query.refetch()).data?.sector,
    send: async (input, version) => (await update({ variables: { id, input, version } })).data?.updateSector,
    notices: { saved: 'Sectors updated successfully!', failed: 'Failed to update sectors. Please try again.' },
    page: (saved) => onSite.sector(saved.id),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={`Products of ${name}`}
      submit="Save changes"
      edit={edit}
      query={{ data: sector ?? undefined, error: query.error, missing: sector === null, refetch: query.refetch }}
      loadFailed={texts.sectors.loadFailed}
      heights={[44, 154]}
      history={{ entity: 'SECTOR', id }}
      foot={<PlanValues edit={edit} name={name} values={(input) => ({ id, sector: input })} onPlanned={onClose} />}
      onClose={onClose}
    />
  );
}
