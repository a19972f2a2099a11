import { Box } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useCategoryListQuery } from './categories.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import * as words from '../../../words/admin/en/categories.ts';
import { CategoryCards } from './CategoryCards.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CategoryTable } from './CategoryTable.tsx';
import { useDeleteCategory } from './useDeleteCategory.ts';

export function CategoryList() {
  const query = useCategoryListQuery({ fetchPolicy: 'cache-and-network' });
  const [editing, setEditing] = useState<{ id?: string }>();
  const remove = useDeleteCategory();
  const Rows = useNarrow() ? CategoryCards : CategoryTable;

  return (
    <ListScreen
      title={words.categories}
      action={<AddButton onClick={() => setEditing({})}>{words.addCategory}</AddButton>}
    >
      <Loaded query={query} failed={words.failedToLoadCategories} skeleton={<RowSkeletons rows={17} />}>
        {({ categories }) =>
          categories.length > 0 ? (
            <Rows
              categories={categories}
              onEdit={(id) => setEditing({ id })}
              onDelete={(category) => void remove(category)}
            />
          ) : (
            <Box sx={{ p: 'var(--inset)' }}>
              <EmptyState title={words.thereAreNoCategoriesYet} hint={words.addTheFirstOneToGroup} />
            </Box>
          )
        }
      </Loaded>
      {editing && <CategoryDialog id={editing.id} onClose={() => setEditing(undefined)} />}
    </ListScreen>
  );
}
