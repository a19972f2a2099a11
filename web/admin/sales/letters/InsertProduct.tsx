import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LineFinder } from '../lines/finding/LineFinder.tsx';
import type { OfferedProductFragment } from '../offers/offers.generated.ts';
import * as words from '../../../words/admin/en/letters.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

/** Finds a product, and puts its name with the addresses of its page and its data sheet into a letter. */
export function InsertProduct({ onInsert }: { onInsert: (text: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {words.insertProduct}
      </Button>
    );
  return (
    <Box
      sx={{ flex: '1 1 260px', maxWidth: 360 }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <LineFinder
        label={words.insertProduct}
        placeholder={words.codeOrName}
        focuses
        onText={() => undefined}
        onProduct={(product) => {
          setOpen(false);
          onInsert(productText(product, window.location.origin));
        }}
      />
    </Box>
  );
}

/** Returns the lines of a letter that name a product. */
export function productText(
  { id, stockCode, name }: Pick<OfferedProductFragment, 'id' | 'stockCode' | 'name'>,
  origin: string,
) {
  const page = `${origin}/products/${encodeURIComponent(id)}`;
  const title = stockCode && !name.includes(stockCode) ? `${stockCode}: ${name}` : name;
  return [title, page, turkish.dataSheet(`${page}/foy.pdf`)].join('\n');
}
