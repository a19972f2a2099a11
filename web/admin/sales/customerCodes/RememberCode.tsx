import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { AskedRowFragment } from '../enquiries/enquiries.generated.ts';
import { isFor } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/customerCodes.ts';
import { MakersCode } from './MakersCode.tsx';
import { useLearnCode } from './useLearnCode.ts';

interface Props {
  row: AskedRowFragment;
}

/**
 * Learns which product the buyer's words mean: with one press to their company, or, as the code of another maker, to everybody.
 * It is absent where that is known, or unclear.
 */
export function RememberCode({ row: { id, product, written, customerCode, name } }: Props) {
  const learn = useLearnCode();
  const { roles } = useSession();
  const [isAsked, setAsked] = useState(false);
  const isKnown = customerCode?.product != null && customerCode.product.id === product?.id;
  if (!product || !written || isKnown) return null;
  // Codes of makers are a part of the product, which sellers alone do not edit.
  const mayEdit = isFor(['OWNER', 'EDITOR'], roles);
  return (
    <Box className="wraps" sx={{ columnGap: 1 }}>
      <Button
        size="small"
        aria-label={words.rememberFor(written, name)}
        sx={{ ml: -0.5, px: 0.5 }}
        onClick={() => void learn(id)}
      >
        {words.rememberAsTheirCode}
      </Button>
      {mayEdit && (
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={words.rememberForEverybody(written, name)}
          className="plain"
          sx={{ px: 0.5 }}
          onClick={() => setAsked(true)}
        >
          {words.rememberAsTheMakers}
        </Button>
      )}
      {isAsked && <MakersCode productId={product.id} written={written} onClose={() => setAsked(false)} />}
    </Box>
  );
}
