import { Button, Stack } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { useState } from 'react';
import type { AskedRowFragment } from '../../enquiries/enquiries.generated.ts';
import type { EnquiryToRead } from '../../enquiry.ts';
import { Content } from '../../../parts/texts/Content.tsx';
import * as words from '../../../../words/admin/en/enquiries.ts';
import { Sentence } from '../../../../components/Sentence.tsx';
import { FindProduct, wrapping } from './FindProduct.tsx';
import { useEnquiryChange } from './useEnquiryChange.ts';

interface Props {
  row: AskedRowFragment;
  enquiry: EnquiryToRead;
  onSettled: (row: AskedRowFragment | undefined) => void;
}

/** Assigns a product to a line that the catalogue does not know, or undoes that. */
export function SettleRow({ row, enquiry, onSettled }: Props) {
  const { id, name, written, candidates } = row;
  const [finding, setFinding] = useState(false);
  const { settle } = useEnquiryChange(enquiry);
  const [nearest] = candidates;
  const mean = (productId: string | null) => void settle(id, productId).then(onSettled);
  if (written !== null) {
    return (
      <Row className="muted wraps small-type" sx={{ columnGap: 1 }}>
        <span>
          <Sentence text={words.askedForAs} parts={{ written: <Content>{written}</Content> }} />
        </span>
        <Button
          size="small"
          aria-label={words.undoIsNot(written, name)}
          sx={{ ml: -0.5, px: 0.5, minWidth: 0, height: 28 }}
          onClick={() => mean(null)}
        >
          {words.undo}
        </Button>
      </Row>
    );
  }
  if (finding) return <FindProduct row={row} onChoose={mean} onClose={() => setFinding(false)} />;
  return (
    <Stack direction="row" className="wraps" spacing={0.75} sx={{ mt: 0.5 }}>
      {nearest && (
        <Button size="small" variant="outlined" sx={wrapping} onClick={() => mean(nearest.id)}>
          <span>
            <Sentence text={words.useName} parts={{ name: <Content>{nearest.name}</Content> }} />
          </span>
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        aria-label={words.findName(name)}
        sx={wrapping}
        onClick={() => setFinding(true)}
      >
        {words.find}
      </Button>
    </Stack>
  );
}
