import { useFragment } from '@apollo/client/react';
import { Box } from '@mui/material';
import { DocumentRowFragmentDoc } from './documents.generated.ts';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { PendingRow } from '../../parts/uploads/PendingRow.tsx';
import type { SendingFile } from '../../parts/uploads/useUploads.ts';
import * as words from '../../../words/admin/en/documents.ts';
import { aboutDocument } from './documentWords.ts';
import type { NamedDocument } from './namedDocuments.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  row: NamedDocument;
  place: number;
  rows: NamedDocument[];
  /** Undefined when its file is not being uploaded. */
  sending?: SendingFile;
  onCancel: (key: string) => void;
  onChange: (rows: NamedDocument[]) => void;
  onEdit: () => void;
}

/**
 * Shows a document in the form of a product or a page. It is read from the cache, since its own dialog can edit it
 * meanwhile.
 */
export function NamedDocumentRow({ row, place, rows, sending, onCancel, onChange, onEdit }: Props) {
  const stored = useFragment({
    fragment: DocumentRowFragmentDoc,
    fragmentName: 'DocumentRow',
    from: row.id ? { __typename: 'Document', id: row.id } : null,
  });
  const document = stored.dataState === 'complete' ? stored.data : null;
  if (row.pending !== undefined)
    return (
      <PendingRow
        name={row.title}
        sending={sending}
        lost={words.thisFileWasNotUploaded}
        onCancel={onCancel}
        onRemove={() => onChange(rows.filter((one) => one !== row))}
      />
    );
  const title = document?.title ?? row.title;
  return (
    <Box component="li" sx={rowLook}>
      <Box className="shrinks strong" sx={{ fontSize: { md: 15 } }}>
        <OpenName name={title} onOpen={onEdit} />
        {document && (
          <Quiet variant="caption" component="p">
            {aboutDocument(document)}
          </Quiet>
        )}
      </Box>
      <MoveButtons name={title} place={place} items={rows} onChange={onChange} />
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1,
  py: 1,
  minHeight: 56,
};
