import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import type { CategoryListQuery } from './categories.generated.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { onMenuKey, RowActions, ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { actionsLook, tableLook, twoLines } from '../../parts/lists/tableLook.ts';
import { onSite } from '../onSite.ts';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/categories.ts';

export function CategoryTable({ categories, onEdit, onDelete }: CategoryRowProps) {
  return (
    <Table aria-label={words.categories} sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell aria-sort="ascending">
            {labels.category.name} <ArrowUpwardOutlined sx={{ fontSize: 16, ml: 0.5, verticalAlign: '-3px' }} />
          </TableCell>
          <TableCell>{labels.category.description}</TableCell>
          <TableCell align="right">{words.products}</TableCell>
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category) => {
          const { id, name, description, productCount } = category;
          return (
            <TableRow key={id} onContextMenu={onMenuKey}>
              <TableCell
                component="th"
                scope="row"
                lang={siteLanguage}
                className="strong"
                sx={{ width: '30%', minWidth: 180 }}
              >
                <OpenName name={name} onOpen={() => onEdit(id)} /> <ThingState {...category} />
              </TableCell>
              <TableCell lang={siteLanguage} className="breaks muted">
                <Box title={description} sx={twoLines}>
                  {description}
                </Box>
              </TableCell>
              <TableCell align="right">{productCount}</TableCell>
              <TableCell className="row-actions" sx={actionsLook}>
                <RowActions
                  name={name}
                  site={onSite.category(id)}
                  onEdit={() => onEdit(id)}
                  onDelete={() => onDelete(category)}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

export interface CategoryRowProps {
  categories: CategoryListQuery['categories'];
  onEdit: (id: string) => void;
  onDelete: (category: CategoryListQuery['categories'][number]) => void;
}
