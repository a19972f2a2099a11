import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import {
  useVariantPatternByIdQuery,
  useVariantPatternOfFamilyQuery,
  type VariantPatternFragment,
} from './variants.generated.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { Field } from '../../parts/inputs/Field.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { ProductPicker, type ProductOption } from '../products/form/ProductPicker.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { attributeOf, isUndecided } from './columns.ts';
import { MissingDefinitions } from './MissingDefinitions.tsx';
import { patternProblem, problemsOf } from './problemsOf.ts';
import { mostRows } from './tableOf.ts';
import { useVariants } from './useVariants.ts';
import { VariantsPreview } from './VariantsPreview.tsx';
import { VariantTable } from './VariantTable.tsx';

interface Props {
  family: { id: string; name: string; columns: { id: string; name: string }[] };
  onClose: () => void;
}

/** Makes products of a family: one of them is the pattern, and a table holds what differs. */
export function VariantsDialog({ family, onClose }: Props) {
  const { attributes } = useDefinitions();
  const ofFamily = useVariantPatternOfFamilyQuery({ variables: { id: family.id }, fetchPolicy: 'network-only' });
  const first = ofFamily.data?.family?.articles[0]?.product;
  const [chosen, setChosen] = useState<ProductOption | null>();
  const byId = useVariantPatternByIdQuery({
    variables: { id: chosen?.id ?? '' },
    skip: !chosen,
    fetchPolicy: 'network-only',
  });
  const pattern = chosen === undefined ? first : chosen === null ? undefined : (byId.data?.product ?? undefined);
  const variants = useVariants({ family, pattern, attributes, onDone: onClose });
  const { table, names, rows, looked } = variants;
  const problems = problemsOf(table, attributes);
  const nameError = pattern && patternProblem(names, table, attributes);
  const wrong = looked?.filter(({ faults }) => faults.length > 0).length ?? 0;
  const isReady =
    pattern !== undefined &&
    rows.length > 0 &&
    rows.length <= mostRows &&
    problems.length === 0 &&
    !table.columns.some(isUndecided) &&
    !nameError;

  return (
    <ActDialog
      title={words.addVariantsTo(family.name)}
      width={1120}
      small={false}
      edge
      guarded={{ ...variants, onDiscard: variants.discard }}
      act={looked ? words.makeProducts(rows.length) : rows.length > 0 ? words.lookAtProducts(rows.length) : words.look}
      busy={variants.busy}
      ready={looked ? wrong === 0 : isReady}
      onAct={looked ? variants.make : variants.look}
      note={words.oneStepOfTheHistoryUndone}
      cancel={looked ? words.back : words.cancel}
      onCancel={looked ? variants.back : undefined}
      onClose={onClose}
    >
      {looked ? (
        <>
          <Typography role="status" variant="body2" className="strong" sx={{ px: { xs: '20px', sm: '28px' }, pb: 2 }}>
            {wrong > 0 ? words.rowsCannotBeMade(wrong, looked.length) : words.productsWillBeMade(looked.length)}
          </Typography>
          <VariantsPreview
            variants={looked}
            specs={table.columns.flatMap(({ field }) => attributeOf(field, attributes)?.name ?? [])}
          />
        </>
      ) : (
        <>
          <Box sx={fieldsLook}>
            <Field label={words.pattern} hint={patternHint(pattern, family)}>
              {({ id, describedBy }) => (
                <ProductPicker
                  id={id}
                  describedBy={describedBy}
                  value={chosen ?? (pattern ? { id: pattern.id, name: pattern.name } : null)}
                  onChoose={setChosen}
                />
              )}
            </Field>
            <TextInput
              label={words.names}
              name="names"
              lang={siteLanguage}
              value={names}
              hint={words.kodIsTheStockCodeAnyOther}
              error={nameError}
              onChange={({ target }) => variants.setNames(target.value)}
            />
          </Box>
          <Typography className="muted" variant="body2" sx={{ px: { xs: '20px', sm: '28px' }, pb: 1.5 }}>
            {words.typeWhatDiffersOrPasteRows}
          </Typography>
          <MissingDefinitions table={table} problems={problems} onChange={variants.setTable} />
          <VariantTable
            table={table}
            attributes={attributes}
            problems={problems}
            nameOf={variants.nameOf}
            onChange={(next) => variants.setTable(() => next)}
          />
        </>
      )}
    </ActDialog>
  );
}

/** Says what the new products share with the pattern. */
function patternHint(pattern: VariantPatternFragment | undefined, family: { id: string; name: string }) {
  if (!pattern) return words.theNewProductsAreLikeThisOne;
  const shared = [words.pictureCount(pattern.pictures.length), words.documentCount(pattern.documents.length)].join(
    ', ',
  );
  if (pattern.family === null) return words.sharedItIsPutIntoToo(shared, family.name);
  return pattern.family.id === family.id
    ? words.sharedShared(shared)
    : words.sharedItStaysIn(shared, pattern.family.name);
}

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: '18px 16px',
  p: { xs: '4px 20px 16px', sm: '4px 28px 16px' },
};
