import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withoutPage } from '../../../../common/product/productFilters.ts';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/products.ts';
import { ExportColumns } from './ExportColumns.tsx';

interface Props {
  /** The address of the list in the grid, where there is no room for a button that leads there: on a phone. */
  grid?: string | undefined;
}

/** Exports the products of the list, as it is filtered, to a spreadsheet, and leads to the import. */
export function SheetMenu({ grid }: Props) {
  const [params] = useSearchParams();
  const query = withoutPage(params).toString();
  const end = query && `?${query}`;
  const [choosing, setChoosing] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const download = useDownload();
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    close();
    void download(event);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ExpandMoreOutlined />}
        aria-label={words.spreadsheet}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {grid === undefined ? words.spreadsheet : <TableRowsOutlined />}
      </Button>
      <PageMenu anchor={anchor} onClose={close}>
        {grid !== undefined && (
          <MenuItem component={Link} to={grid} onClick={close}>
            {words.editInGrid}
          </MenuItem>
        )}
        <MenuItem component="a" href={`/admin/products.xlsx${end}`} download onClick={save}>
          {words.exportForExcel}
        </MenuItem>
        <MenuItem component="a" href={`/admin/products.csv${end}`} download onClick={save}>
          {words.exportCsv}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            setChoosing(true);
          }}
        >
          {words.exportSomeColumns}
        </MenuItem>
        <MenuItem component={Link} to="/admin/products/import" onClick={close}>
          {words.importProducts}
        </MenuItem>
        <MenuItem component={Link} to="/admin/products/pictures" onClick={close}>
          {words.picturesByFileName}
        </MenuItem>
      </PageMenu>
      {choosing && <ExportColumns query={query} onClose={() => setChoosing(false)} />}
    </>
  );
}
