import { useState } from 'react';
import { useDeleteFamilyMutation, useFamilyListQuery } from '../../../graphql/generated/operations.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { DefinitionsPage } from '../definitions/DefinitionsPage.tsx';
import { FamilyDialog } from './FamilyDialog.tsx';

export function FamilyList() {
  const query = useFamilyListQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<{ id?: string }>();
  const [remove] = useDeleteFamilyMutation({ refetchQueries: ['FamilyList'] });
  const deletion = useDeletion('FAMILY', { deleted: 'Family deleted successfully', failed: texts.families.saveFailed });
  return (
    <>
      <Loaded query={query} failed={texts.families.loadFailed} skeleton={<RowSkeletons rows={9} />}>
        {({ families }) => (
          <DefinitionsPage
            title="Families"
            noun="family"
            plural="families"
            columns={[]}
            add="Add family"
            empty={{
              title: 'There are no families yet',
              hint: 'Products that differ by size belong to one family: each page shows them all in a table.',
            }}
            rows={families.map(({ id, name, columns, productCount }) => ({
              id,
              name,
              facts: [],
              about: columns.map((column) => column.name).join(', '),
              productCount,
            }))}
            onOpen={(id) => setEditing({ id })}
            onDelete={({ id }) => void deletion(id, () => remove({ variables: { id } }))}
          />
        )}
      </Loaded>
      {editing && <FamilyDialog id={editing.id} onClose={() => setEditing(undefined)} />}
    </>
  );
}
