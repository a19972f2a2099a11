import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { ActionsHeading } from '../../parts/lists/ActionsHeading.tsx';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { RowActions } from '../../parts/lists/RowActions.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import type { DefinitionRowProps } from './definitionRows.ts';

export function DefinitionTable({ title, columns, rows, onOpen, onDelete }: DefinitionRowProps) {
  return (
    <Table aria-label={title} sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          {columns.map((column) => (
            <TableCell key={column}>{column}</TableCell>
          ))}
          <TableCell>About</TableCell>
          <TableCell align="right">Products</TableCell>
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell component="th" scope="row" lang="tr" sx={{ width: '24%', minWidth: 140, fontWeight: 600 }}>
              <OpenName name={row.name} onOpen={() => onOpen(row.id)} />
            </TableCell>
            {columns.map((column, place) => (
              <TableCell key={column} sx={{ whiteSpace: 'nowrap' }}>
                {row.facts[place]}
              </TableCell>
            ))}
            <TableCell lang="tr" sx={{ minWidth: 104, color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {row.about}
            </TableCell>
            <TableCell align="right">{row.productCount}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <RowActions
                name={row.name}
                more={row.actions}
                onEdit={() => onOpen(row.id)}
                onDelete={() => onDelete(row)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
