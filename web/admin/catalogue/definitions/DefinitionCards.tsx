import { Box, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';
import { twoLines } from '../../parts/lists/tableLook.ts';
import { RowMenu } from '../../parts/lists/RowMenu.tsx';
import { ThingState } from '../waiting/ThingState.tsx';
import * as words from '../../../words/admin/en/definitions.ts';
import type { NamedRow, Column } from './definition.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import type { RowActions } from '../../parts/lists/actionsOfRow.ts';

/** Replaces the table on narrow screens. */
export function DefinitionCards<Row extends NamedRow>({ title, columns, rows, actionsOf }: DefinitionRowsProps<Row>) {
  return (
    <PlainList aria-label={title}>
      {rows.map((row) => (
        <Stack component="li" key={row.id} direction="row" className="ruled-below" spacing={1} sx={rowLook}>
          <Box className="shrinks grows">
            <Typography variant="body2" component="div" lang={siteLanguage} className="strong">
              <OpenName name={row.name} onOpen={actionsOf(row).onEdit} /> <ThingState {...row} />
            </Typography>
            <Quiet variant="caption" component="p" sx={twoLines}>
              {columns
                .map(({ textOf }) => textOf(row))
                .filter(Boolean)
                .join(' · ')}
            </Quiet>
            {row.productCount !== undefined && (
              <Typography variant="caption" component="p" sx={{ mt: 0.5 }}>
                {words.productCount(row.productCount)}
              </Typography>
            )}
          </Box>
          <div>
            <RowMenu {...actionsOf(row)} />
          </div>
        </Stack>
      ))}
    </PlainList>
  );
}

const rowLook = { p: '10px 8px 10px 16px' };

/** The table and the cards take the same props. */
export interface DefinitionRowsProps<Row extends NamedRow> {
  title: string;
  columns: Column<Row>[];
  /** See `Definition`. */
  sectionOf?: ((row: Row) => string | null) | undefined;
  rows: Row[];
  actionsOf: (row: Row) => RowActions;
}
