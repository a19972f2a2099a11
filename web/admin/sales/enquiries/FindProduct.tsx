import { Box, Button, DialogContent, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { AskedRowFragment } from './enquiries.generated.ts';
import { ProductPicker } from '../../catalogue/products/ProductPicker.tsx';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { Field } from '../../parts/inputs/Field.tsx';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { wrapping } from './wrapping.ts';

interface Props {
  row: AskedRowFragment;
  onChoose: (productId: string) => void;
  onClose: () => void;
}

/** Finds the product that a buyer's line means, among similar ones or by name or code. */
export const FindProduct = ({ row: { name, candidates }, onChoose, onClose }: Props) => (
  <PageDialog open title={words.findTheProduct} width={480} onClose={onClose}>
    <DialogContent sx={{ p: '0 28px 24px' }}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <Sentence text={words.theBuyerWrote} parts={{ name: <Content>{name}</Content> }} />
      </Typography>
      {candidates.length > 0 && (
        <Box component="ul" aria-label={words.productsLikeIt} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {candidates.map((product) => (
            <li key={product.id}>
              <Button lang={siteLanguage} size="small" sx={wrapping} onClick={() => onChoose(product.id)}>
                {product.name}
              </Button>
            </li>
          ))}
        </Box>
      )}
      <Field label={words.nameOrCode}>
        {({ id, describedBy }) => (
          <ProductPicker id={id} describedBy={describedBy} onChoose={(product) => product && onChoose(product.id)} />
        )}
      </Field>
    </DialogContent>
  </PageDialog>
);
