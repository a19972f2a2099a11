import { useState } from 'react';
import {
  useAttributeListQuery,
  useDeleteAttributeMutation,
  type AttributeListQuery,
} from '../../../graphql/generated/operations.ts';
import { useDeletion } from '../../parts/deletion/useDeletion.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { DefinitionsPage } from '../definitions/DefinitionsPage.tsx';
import { AttributeDialog } from './AttributeDialog.tsx';
import { kindWord } from './attributeKinds.ts';
import { MergeDialog } from './MergeDialog.tsx';

type Attribute = AttributeListQuery['attributes'][number];

const aboutOf = ({ options, kinds }: Attribute) =>
  [options.map(({ name }) => name).join(', '), kinds.length > 0 && `of ${kinds.map(({ name }) => name).join(', ')}`]
    .filter(Boolean)
    .join(' · ');

export function AttributeList() {
  const query = useAttributeListQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<{ id?: string }>();
  const [merging, setMerging] = useState<Attribute>();
  const [remove] = useDeleteAttributeMutation({ refetchQueries: ['AttributeList'] });
  const deletion = useDeletion('ATTRIBUTE', {
    deleted: 'Attribute deleted successfully',
    failed: texts.attributes.saveFailed,
  });
  return (
    <>
      <Loaded query={query} failed={texts.attributes.loadFailed} skeleton={<RowSkeletons rows={9} />}>
        {({ attributes }) => (
          <DefinitionsPage
            title="Attributes"
            noun="attribute"
            plural="attributes"
            add="Add attribute"
            empty={{ title: 'There are no attributes yet', hint: 'Add the first one, such as a diameter in mm.' }}
            columns={['Type', 'Unit']}
            rows={attributes.map((attribute) => ({
              id: attribute.id,
              name: attribute.name,
              facts: [kindWord(attribute.kind), attribute.unit?.symbol ?? ''],
              about: aboutOf(attribute),
              productCount: attribute.productCount,
              actions:
                attribute.options.length > 1
                  ? [
                      {
                        word: 'Merge',
                        label: `Merge options of ${attribute.name}`,
                        onChoose: () => setMerging(attribute),
                      },
                    ]
                  : [],
            }))}
            onOpen={(id) => setEditing({ id })}
            onDelete={({ id }) => void deletion(id, () => remove({ variables: { id } }))}
          />
        )}
      </Loaded>
      {editing && <AttributeDialog id={editing.id} onClose={() => setEditing(undefined)} />}
      {merging && <MergeDialog attribute={merging} onClose={() => setMerging(undefined)} />}
    </>
  );
}
