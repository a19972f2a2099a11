import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { OpenName } from '../lists/OpenName.tsx';
import { tableLook } from '../lists/tableLook.ts';
import { AdminPage } from './AdminPage.tsx';
import { Panel } from './Panel.tsx';

interface Row {
  id: string;
  name: string;
  /** In one line: what it is. */
  about: string;
  count: number;
  more?: ReactNode;
}
interface Props {
  title: string;
  add: string;
  empty: { title: string; hint: string };
  rows: Row[];
  onOpen: (id?: string) => void;
  onDelete: (row: Row) => void;
}

/** A screen with what products are described by: a row each, and how many products use it. */
export function DefinitionsPage({ title, add, empty, rows, onOpen, onDelete }: Props) {
  return (
    <AdminPage
      title={title}
      action={
        <Button
          variant="contained"
          size="small"
          startIcon={<AddOutlined />}
          aria-keyshortcuts="n"
          onClick={() => onOpen()}
        >
          {add}
        </Button>
      }
    >
      <Panel>
        {rows.length === 0 ? (
          <Box sx={{ p: 2 }}>
            <EmptyState {...empty} />
          </Box>
        ) : (
          <Table aria-label={title} sx={tableLook}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: { md: '26%' } }}>Name</TableCell>
                <TableCell sx={wideOnly}>About</TableCell>
                <TableCell align="right">Products</TableCell>
                <TableCell>
                  <span className="visually-hidden">Actions</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell component="th" scope="row" lang="tr" sx={{ fontWeight: 600 }}>
                    <OpenName name={row.name} onOpen={() => onOpen(row.id)} />
                  </TableCell>
                  <TableCell sx={{ ...wideOnly, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {row.about}
                  </TableCell>
                  <TableCell align="right">{row.count}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {row.more}
                    <IconButton color="inherit" aria-label={`Delete ${row.name}`} onClick={() => onDelete(row)}>
                      <DeleteOutlined />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </Panel>
    </AdminPage>
  );
}

const wideOnly = { display: { xs: 'none', md: 'table-cell' } };
