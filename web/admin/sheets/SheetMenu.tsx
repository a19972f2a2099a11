import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageMenu } from '../components/PageMenu.tsx';

/** Products out into a spreadsheet, and back in. */
export function SheetMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
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
        <MenuItem component="a" href="/admin/products.xlsx" download onClick={close}>
          Export for Excel
        </MenuItem>
        <MenuItem component="a" href="/admin/products.csv" download onClick={close}>
          Export CSV
        </MenuItem>
        <MenuItem component={Link} to="/admin/products/import" onClick={close}>
          Import…
        </MenuItem>
      </PageMenu>
    </>
  );
}
