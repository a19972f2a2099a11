import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, MenuItem } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { PageMenu } from '../../parts/dialogs/PageMenu.tsx';
import { useDownload } from '../../parts/downloads/useDownload.ts';
import * as words from '../../../words/admin/en/products.ts';
import type { ProductSelection } from './useProductSelection.ts';

interface Props {
  selection: ProductSelection;
  onUnfeature: () => void;
}

/** The rarer actions for the selected products, and the files of them. */
export function BulkMore({ selection, onUnfeature }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const download = useDownload();
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    close();
    void download(event);
  };
  const file = (name: string, label: string) => (
    <MenuItem component="a" href={`/admin/${name}?${selection.download}`} download onClick={save}>
      {label}
    </MenuItem>
  );
  return (
    <>
      <Button
        size="small"
        endIcon={<ExpandMoreOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.more}
      </Button>
      <PageMenu anchor={anchor} onClose={close}>
        <MenuItem
          onClick={() => {
            close();
            onUnfeature();
          }}
        >
          {words.unfeature}
        </MenuItem>
        {file('products.xlsx', words.exportForExcel)}
        {file('products.csv', words.exportCsv)}
        {file('price-list.pdf', words.priceListPdf)}
      </PageMenu>
    </>
  );
}
