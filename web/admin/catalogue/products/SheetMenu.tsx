import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { withoutPage } from '../../../../common/product/productFilters.ts';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/products.ts';
import { ExportColumns } from './ExportColumns.tsx';

/** Exports the products of the list, as it is filtered, to a spreadsheet, and leads to the import. */
export function SheetMenu() {
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
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.spreadsheet}
      </Button>
      <PageMenu anchor={anchor} onClose={close}>
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
