import { Box } from '@mui/material';
import type { ProductRowFragment } from './products.generated.ts';
import { OpenName } from '../../parts/lists/OpenName.tsx';

interface Props {
  product: Pick<ProductRowFragment, 'name' | 'stockCode' | 'manufacturerCode'>;
  onOpen: () => void;
}

/** The name in a list, which opens the product, and beside it the firm's own code or else the manufacturer's. */
export function OpenProduct({ product: { name, stockCode, manufacturerCode }, onOpen }: Props) {
  const code = stockCode ?? manufacturerCode;
  return (
    <>
      <OpenName name={name} onOpen={onOpen} />
      {/* A blank, and no margin, since the code may begin a line. */}
      {code && (
        <>
          {' '}
          <Box component="span" className="code muted small-type plain" lang="und" sx={codeLook}>
            {code}
          </Box>
        </>
      )}
    </>
  );
}

const codeLook = { display: 'inline-block', overflowWrap: 'anywhere' };
