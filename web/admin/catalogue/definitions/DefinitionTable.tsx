import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ActionsHeading } from '../../parts/lists/ActionsHeading.tsx';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { RowActions } from '../../parts/lists/RowActions.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/definitions.ts';
import type { NamedRow } from './definition.ts';
import type { DefinitionRowsProps } from './definitionRows.ts';

export function DefinitionTable<Row extends NamedRow>({ title, columns, rows, actionsOf }: DefinitionRowsProps<Row>) {
  const countsProducts = rows.some(({ productCount }) => productCount !== undefined);
  return (
    <Table aria-label={title} sx={tableLook}>
      <TableHead>
        <TableRow>
          <TableCell>{words.name}</TableCell>
          {columns.map(({ heading }) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
          {countsProducts && <TableCell align="right">{words.products}</TableCell>}
          <ActionsHeading />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell
              component="th"
              scope="row"
              lang={siteLanguage}
              sx={{ width: '24%', minWidth: 140, fontWeight: 600 }}
            >
              <OpenName name={row.name} onOpen={actionsOf(row).onEdit} /> <ThingState {...row} />
            </TableCell>
            {columns.map(({ heading, textOf, long }) => (
              <TableCell
                key={heading}
                lang={long ? siteLanguage : undefined}
                sx={long ? longLook : { whiteSpace: 'nowrap' }}
              >
                {textOf(row)}
              </TableCell>
            ))}
            {countsProducts && <TableCell align="right">{row.productCount}</TableCell>}
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              <RowActions {...actionsOf(row)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const longLook = { minWidth: 104, color: 'text.secondary', overflowWrap: 'anywhere' };
