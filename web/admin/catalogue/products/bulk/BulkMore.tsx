import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Button, Divider, MenuItem } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { PageMenu } from '../../../parts/dialogs/PageMenu.tsx';
import { useDownload } from '../../../parts/downloads/useDownload.ts';
import * as words from '../../../../words/admin/en/products.ts';
import type { ProductSelection } from '../useProductSelection.ts';

const names = {
  publish: words.publish,
  move: words.moveToCategory,
  change: words.change,
  languages: words.textsInALanguage,
  feature: words.feature,
  unfeature: words.unfeature,
  remove: words.remove,
};

interface Props {
  selection: ProductSelection;
  /** The actions, in their order; an undefined one cannot be done with so many products. */
  onChoose: { [Name in keyof typeof names]?: (() => void) | undefined };
}

/** The rarer actions for the selected products, and the files of them. */
export function BulkMore({ selection, onChoose }: Props) {
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
        {(Object.keys(names) as (keyof typeof names)[])
          .filter((name) => name in onChoose)
          .map((name) => (
            <MenuItem
              key={name}
              disabled={!onChoose[name]}
              onClick={() => {
                close();
                onChoose[name]?.();
              }}
            >
              {names[name]}
            </MenuItem>
          ))}
        <Divider />
        {file('products.xlsx', words.exportForExcel)}
        {file('products.csv', words.exportCsv)}
        {file('price-list.pdf', words.priceListPdf)}
      </PageMenu>
    </>
  );
}
