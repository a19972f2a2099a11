import { Box } from '@mui/material';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useDocumentListQuery } from './documents.generated.ts';
import { AddButton } from '../../parts/inputs/AddButton.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { ListPager } from '../../parts/lists/ListPager.tsx';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { useListPage } from '../../parts/lists/useListPage.ts';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/documents.ts';
import { DeleteDocument } from './DeleteDocument.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import type { ListedDocument } from './usedBy.ts';

const pageSize = 50;

/** Lists all documents, also those that no product uses. */
export function DocumentList() {
  const list = useListPage('documents', []);
  const query = useDocumentListQuery({
    skip: list.leadsTo !== undefined,
    variables: { first: pageSize, after: list.after, search: list.search || undefined },
    fetchPolicy: 'cache-and-network',
  });
  const [editing, setEditing] = useState<{ id?: string }>();
  const [deleting, setDeleting] = useState<ListedDocument>();
  const total = (query.data ?? query.previousData)?.documents.totalCount;

  if (list.leadsTo) return <Navigate to={{ search: list.leadsTo }} replace />;
  return (
    <ListScreen
      title={words.documents}
      action={<AddButton onClick={() => setEditing({})}>{words.addDocument}</AddButton>}
    >
      <FilterLine
        label={words.searchDocuments}
        search={list.search}
        onSearch={(search) => list.filter({ q: search }, true)}
        count={total !== undefined && words.documentCount(total)}
      />
      <Loaded query={query} failed={shared.documentsLoadFailed} skeleton={<RowSkeletons rows={17} />}>
        {({ documents }) =>
          documents.nodes.length > 0 ? (
            <>
              <DocumentTable documents={documents.nodes} onEdit={(id) => setEditing({ id })} onDelete={setDeleting} />
              <ListPager list={list} size={pageSize} of={documents} />
            </>
          ) : (
            <Box sx={{ p: 'var(--inset)' }}>
              {list.search ? (
                <EmptyState title={words.noDocumentIsFound} hint={words.titlesRevisionsAndFileNames} />
              ) : (
                <EmptyState title={words.thereAreNoDocumentsYet} hint={words.addDataSheetsDrawingsModels} />
              )}
            </Box>
          )
        }
      </Loaded>
      {editing && <DocumentDialog id={editing.id} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteDocument document={deleting} onClose={() => setDeleting(undefined)} />}
    </ListScreen>
  );
}
