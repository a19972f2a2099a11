import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { labels } from '../../../labels.ts';
import { onSite } from '../components/onSite.ts';
import { OpenName } from '../lists/OpenName.tsx';
import { RowButtons } from '../lists/RowButtons.tsx';
import { tableLook } from '../lists/tableLook.ts';
import type { CategoryRowProps } from './categoryRowProps.ts';

export function CategoryTable({ categories, onEdit, onDelete }: CategoryRowProps) {
  return (
    <Table aria-label="Categories" sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell>{labels.category.name}</TableCell>
          <TableCell>{labels.category.description}</TableCell>
          <TableCell align="right">Products</TableCell>
          <TableCell>
            <span className="visually-hidden">Actions</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map(({ id, name, description, productCount }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row" lang="tr" sx={{ width: '30%', fontWeight: 600 }}>
              <OpenName name={name} onOpen={() => onEdit(id)} />
            </TableCell>
            <TableCell lang="tr" sx={{ color: 'text.secondary' }}>
              {description}
            </TableCell>
            <TableCell align="right">{productCount}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <RowButtons
                name={name}
                site={onSite.category(id)}
                onEdit={() => onEdit(id)}
                onDelete={() => onDelete(id)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
