import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { PageMenu } from '../components/PageMenu.tsx';
import { SheetImport } from './SheetImport.tsx';

/** Products out into a spreadsheet, and back in. */
export function SheetMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
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
        <MenuItem
          onClick={() => {
            close();
            input.current?.click();
          }}
        >
          Import…
        </MenuItem>
      </PageMenu>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Spreadsheet to import"
        accept=".csv,.xlsx"
        onChange={({ target }) => {
          setFile(target.files?.[0]);
          // So that the same file can be chosen again once it is corrected.
          target.value = '';
        }}
      />
      {file && <SheetImport file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
