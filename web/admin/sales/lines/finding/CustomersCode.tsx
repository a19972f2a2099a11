import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AskedRowFragment } from '../../enquiries/enquiries.generated.ts';
import type { EnquiryToRead } from '../../enquiry.ts';
import { RememberCode } from '../../customerCodes/RememberCode.tsx';
import { Content } from '../../../parts/texts/Content.tsx';
import * as words from '../../../../words/admin/en/enquiries.ts';
import { Sentence } from '../../../../components/Sentence.tsx';
import { useEnquiryChange } from './useEnquiryChange.ts';
import { wrapping } from './FindProduct.tsx';

interface Props {
  row: AskedRowFragment;
  enquiry: EnquiryToRead;
  onSettled: (row: AskedRowFragment | undefined) => void;
}

/** Names the code for which the buyer asked, and uses what it is known to mean. */
export function CustomersCode({ row, enquiry, onSettled }: Props) {
  const { settle } = useEnquiryChange(enquiry);
  const { id, product, askedCode, customerCode } = row;
  const known = customerCode?.product;
  const isKnown = known != null && known.id === product?.id;
  return (
    <>
      {askedCode && (
        <Box className="muted small-type">
          {isKnown ? (
            <>
              <Sentence
                text={words.codeOfCustomer}
                parts={{ customer: customerCode?.customer, code: <Content>{askedCode}</Content> }}
              />{' '}
              <Link to="/admin/messages/codes">{words.allCodes}</Link>
            </>
          ) : (
            <Sentence text={words.askedByCode} parts={{ code: <Content>{askedCode}</Content> }} />
          )}
        </Box>
      )}
      {known && !isKnown && (
        <Button
          size="small"
          variant="outlined"
          sx={[wrapping, { mt: 0.5 }]}
          onClick={() => void settle(id, known.id).then(onSettled)}
        >
          <span>
            <Sentence
              text={words.useKnownProduct}
              parts={{ customer: customerCode?.customer, name: <Content>{known.name}</Content> }}
            />
          </span>
        </Button>
      )}
      <RememberCode row={row} />
    </>
  );
}
