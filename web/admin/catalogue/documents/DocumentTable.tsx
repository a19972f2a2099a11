import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { labels } from '../../../../common/labels.ts';
import { ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { actionsLook, oneLine, tableLook } from '../../parts/lists/tableLook.ts';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/documents.ts';
import { aboutDocument } from './documentWords.ts';
import { productsWith, usedBy, type ListedDocument } from './usedBy.ts';

interface Props {
  documents: ListedDocument[];
  onEdit: (id: string) => void;
  onDelete: (document: ListedDocument) => void;
}

/** On narrow screens the columns stand below the title. */
export function DocumentTable({ documents, onEdit, onDelete }: Props) {
  return (
    <Table aria-label={words.documents} sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: { md: '34%' } }}>{labels.document.title}</TableCell>
          <TableCell sx={wideOnly}>{words.about}</TableCell>
          <TableCell sx={wideOnly}>{words.usedBy}</TableCell>
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {documents.map((document) => {
          const { id, title, file } = document;
          const users = usedBy(document);
          return (
            <TableRow key={id}>
              <TableCell component="th" scope="row" className="strong">
                <OpenName name={title} onOpen={() => onEdit(id)} /> <ThingState {...document} />
                <Box sx={{ ...narrowOnly, color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}>
                  {aboutDocument(document)}
                  <div>{users}</div>
                </Box>
              </TableCell>
              <TableCell sx={{ ...wideOnly, color: 'text.secondary' }}>
                <Box title={aboutDocument(document)} sx={oneLine}>
                  {aboutDocument(document)}
                </Box>
              </TableCell>
              <TableCell
                title={productsWith(document)}
                sx={{ ...wideOnly, color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                {users}
              </TableCell>
              <TableCell className="row-actions" sx={actionsLook}>
                <IconButton color="inherit" aria-label={words.downloadTitle(title)} href={file.url} download>
                  <FileDownloadOutlined />
                </IconButton>
                <IconButton color="inherit" aria-label={words.deleteTitle(title)} onClick={() => onDelete(document)}>
                  <DeleteOutlined />
                </IconButton>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const wideOnly = { display: { xs: 'none', md: 'table-cell' } };
const narrowOnly = { display: { xs: 'block', md: 'none' } };
