import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import { useDownload } from '../../parts/downloads/useDownload.ts';

/** Exports products to a spreadsheet, and leads to the import. */
export function SheetMenu() {
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
        Spreadsheet
      </Button>
      <PageMenu anchor={anchor} onClose={close}>
        <MenuItem component="a" href="/admin/products.xlsx" download onClick={save}>
          Export for Excel
        </MenuItem>
        <MenuItem component="a" href="/admin/products.csv" download onClick={save}>
          Export CSV
        </MenuItem>
        <MenuItem component={Link} to="/admin/products/import" onClick={close}>
          Import…
        </MenuItem>
      </PageMenu>
    </>
  );
}
