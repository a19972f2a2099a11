import { useState } from 'react';
import { useDeleteKindMutation, useKindListQuery } from '../../../graphql/generated/operations.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { DefinitionsPage } from '../definitions/DefinitionsPage.tsx';
import { KindDialog } from './KindDialog.tsx';

export function KindList() {
  const query = useKindListQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<{ id?: string }>();
  const [remove] = useDeleteKindMutation({ refetchQueries: ['KindList'] });
  const deletion = useDeletion('KIND', { deleted: 'Kind deleted successfully', failed: texts.kinds.saveFailed });
  return (
    <>
      <Loaded query={query} failed={texts.kinds.loadFailed} skeleton={<RowSkeletons rows={9} />}>
        {({ productKinds }) => (
          <DefinitionsPage
            title="Kinds"
            noun="kind"
            plural="kinds"
            columns={[]}
            add="Add kind"
            empty={{ title: 'There are no kinds yet', hint: 'A kind says which attributes its products should have.' }}
            rows={productKinds.map(({ id, name, attributes, productCount }) => ({
              id,
              name,
              facts: [],
              about: attributes.map(({ attribute }) => attribute.name).join(', '),
              productCount,
            }))}
            onOpen={(id) => setEditing({ id })}
            onDelete={({ id }) => void deletion(id, () => remove({ variables: { id } }))}
          />
        )}
      </Loaded>
      {editing && <KindDialog id={editing.id} onClose={() => setEditing(undefined)} />}
    </>
  );
}
