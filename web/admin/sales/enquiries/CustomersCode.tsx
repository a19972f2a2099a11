import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { AskedRowFragment } from '../../../graphql/generated/operations.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { useEnquiryChange } from './useEnquiryChange.ts';
import { wrapping } from './wrapping.ts';

interface Props {
  row: AskedRowFragment;
  enquiry: EnquiryToRead;
}

/** Names the code for which the buyer asked, uses what it is known to mean, and learns it with one press. */
export function CustomersCode({ row, enquiry }: Props) {
  const { settle, learn } = useEnquiryChange(enquiry);
  const { id, product, written, askedCode, customerCode, name } = row;
  const known = customerCode?.product;
  const isKnown = known != null && known.id === product?.id;
  const code = askedCode ?? written;
  return (
    <>
      {askedCode && (
        <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
          {isKnown ? `code of ${customerCode?.customer}: ` : 'asked for by the code '}
          <span lang="tr">{askedCode}</span>
          {isKnown && (
            <>
              {' '}
              <Link to="/admin/messages/codes">All codes</Link>
            </>
          )}
        </Box>
      )}
      {known && !isKnown && (
        <Button size="small" variant="outlined" sx={[wrapping, { mt: 1 }]} onClick={() => void settle(id, known.id)}>
          <span>
            At {customerCode?.customer} this is <span lang="tr">{known.name}</span>: use it
          </span>
        </Button>
      )}
      {product && code && !isKnown && (
        <Button
          size="small"
          aria-label={`Remember ${code} for ${name}`}
          sx={{ ml: -0.5, px: 0.5 }}
          onClick={() => void learn(id)}
        >
          Remember as their code
        </Button>
      )}
    </>
  );
}
