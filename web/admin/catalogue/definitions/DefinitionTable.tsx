import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { onMenuKey, RowActions, ActionsHeading } from '../../parts/lists/RowActions.tsx';
import { actionsLook, oneLine, tableLook } from '../../parts/lists/tableLook.ts';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/definitions.ts';
import type { NamedRow } from './definition.ts';
import type { DefinitionRowsProps } from './DefinitionCards.tsx';

export function DefinitionTable<Row extends NamedRow>(props: DefinitionRowsProps<Row>) {
  const { title, columns, sectionOf, rows, actionsOf } = props;
  const countsProducts = rows.some(({ productCount }) => productCount !== undefined);
  return (
    <Table aria-label={title} sx={tableLook}>
      <TableHead>
        <TableRow>
          {sectionOf && <TableCell aria-hidden sx={signLook} />}
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
          <TableRow key={row.id} onContextMenu={onMenuKey}>
            {sectionOf && (
              <TableCell aria-hidden sx={signLook}>
                <Sign section={sectionOf(row)} />
              </TableCell>
            )}
            <TableCell
              component="th"
              scope="row"
              lang={siteLanguage}
              className="strong"
              sx={{ width: '28%', minWidth: 140 }}
            >
              <OpenName name={row.name} onOpen={actionsOf(row).onEdit} /> <ThingState {...row} />
            </TableCell>
            {columns.map(({ heading, textOf, long }) => (
              <TableCell
                key={heading}
                lang={long ? siteLanguage : undefined}
                sx={long ? longLook : { whiteSpace: 'nowrap' }}
              >
                {long ? (
                  <Box title={textOf(row)} sx={oneLine}>
                    {textOf(row)}
                  </Box>
                ) : (
                  textOf(row)
                )}
              </TableCell>
            ))}
            {countsProducts && <TableCell align="right">{row.productCount}</TableCell>}
            <TableCell className="row-actions" sx={actionsLook}>
              <RowActions {...actionsOf(row)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const Sign = ({ section }: { section: string | null }) => section && <SectionSymbol section={section} />;

const signLook = {
  width: 60,
  pr: '0 !important',
  '& .section-symbol': { display: 'block', m: 0, width: 28, height: 21, color: 'text.primary' },
};
const longLook = { minWidth: 104, color: 'text.secondary' };
