import { Button } from '@mui/material';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import * as words from '../../../words/admin/en/customerCodes.ts';
import { useLearnCode } from './useLearnCode.ts';

interface Props {
  row: AskedRowFragment;
}

/** Learns with one press which product the buyer's words mean to their company. It is absent where that is known, or unclear. */
export function RememberCode({ row: { id, product, written, customerCode, name } }: Props) {
  const learn = useLearnCode();
  const isKnown = customerCode?.product != null && customerCode.product.id === product?.id;
  if (!product || !written || isKnown) return null;
  return (
    <Button
      size="small"
      aria-label={words.rememberFor(written, name)}
      sx={{ ml: -0.5, px: 0.5, justifySelf: 'start' }}
      onClick={() => void learn(id)}
    >
      {words.rememberAsTheirCode}
    </Button>
  );
}
