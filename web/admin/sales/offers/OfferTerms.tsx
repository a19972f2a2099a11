import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button } from '@mui/material';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { FieldInputs } from '../../parts/forms/FieldInputs.tsx';
import type { Fields } from '../../parts/forms/formFields.ts';
import type { ImageUpload } from '../../parts/images/useImageUpload.ts';
import * as words from '../../../words/admin/en/offers.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { ChooseTemplate } from './ChooseTemplate.tsx';
import type { OfferTexts } from '../lines/offerTexts.ts';

/** The texts around the lines: one sentence, which folds out to its fields. What is missing or wrong folds it out by itself. */
export function OfferTerms({ fields, upload }: { fields: Fields; upload: ImageUpload }) {
  const { control, getFieldState, formState } = useFormContext<OfferTexts>();
  const texts = useWatch({ control }) as OfferTexts;
  const id = useId();
  const [isNameless] = useState(texts.preparedBy === '');
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(fields).some((name) => getFieldState(name as keyof OfferTexts, formState).invalid);
  const isUnfolded = isOpen || isWrong || isNameless;
  return (
    <Box component="section" aria-label={words.terms} className="near-type" sx={{ py: 2 }}>
      <Box className="row wraps" sx={{ columnGap: 1.5 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={isUnfolded}
          aria-controls={id}
          endIcon={<ExpandMoreOutlined sx={{ rotate: isUnfolded ? '180deg' : undefined }} />}
          onClick={() => setOpen(!isUnfolded)}
          className="near-type"
          sx={{ height: 32, px: 0, minWidth: 0 }}
        >
          {words.terms}
        </Button>
        {!isUnfolded && (
          <Box className="muted breaks" component="span">
            {words.validFor(texts.validDays)}, {words.madeByName(texts.preparedBy)}
          </Box>
        )}
      </Box>
      {!isUnfolded && (
        <Box className="muted as-typed" lang={siteLanguage} sx={{ maxWidth: '90ch' }}>
          {[
            texts.deliveryTerms && turkish.delivery(texts.deliveryTerms),
            texts.paymentTerms && turkish.payment(texts.paymentTerms),
            texts.notes,
          ]
            .filter(Boolean)
            .join('\n')}
        </Box>
      )}
      <Box id={id} hidden={!isUnfolded}>
        {isUnfolded && (
          <>
            <ChooseTemplate />
            <Box sx={{ mt: 2, maxWidth: 860 }}>
              <FieldInputs fields={fields} upload={upload} />
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}
