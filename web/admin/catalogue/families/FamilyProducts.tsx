import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, DialogContent, IconButton, Typography } from '@mui/material';
import { useRef } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useFamilyProductsQuery, type FamilyToEditFragment } from './families.generated.ts';
import { useChangeProductsMutation } from '../products/products.generated.ts';
import { DialogFoot } from '../../parts/dialogs/DialogFoot.tsx';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoStep } from '../../parts/history/useUndoChange.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { ProductPicker } from '../products/form/ProductPicker.tsx';
import * as words from '../../../words/admin/en/families.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  family: FamilyToEditFragment;
  onClose: () => void;
}

const reload = { refetchQueries: 'active', awaitRefetchQueries: true } as const;

/** Puts products into a family and takes them out of it, each at once. */
export function FamilyProducts({ family, onClose }: Props) {
  const query = useFamilyProductsQuery({ variables: { id: family.id }, fetchPolicy: 'network-only' });
  const [change, { loading }] = useChangeProductsMutation(reload);
  const notify = useNotify();
  const undo = useUndoStep();
  const picker = useRef<HTMLDivElement>(null);

  /** The button of a product that goes had the focus. */
  const toPicker = () => picker.current?.querySelector('input')?.focus();

  async function put(id: string, familyId: string | null) {
    try {
      const { data } = await change({ variables: { which: { ids: [id] }, changes: { familyId } } });
      const token = data?.changeProducts.undoToken;
      toPicker();
      notify.success(shared.productsSaved, token ? undo(token) : undefined);
    } catch (error) {
      notify.failure(refusalOf(error) ?? shared.productsUpdateFailed, error);
    }
  }

  return (
    <PageDialog open title={words.productsOf(family.name)} width={720} onClose={onClose}>
      <DialogContent sx={{ p: '4px 28px 24px' }}>
        <div ref={picker}>
          <Field label={words.putAProductIntoIt} hint={words.typeANameOrACode}>
            {({ id, describedBy }) => (
              <ProductPicker
                id={id}
                describedBy={describedBy}
                onChoose={(product) => product && void put(product.id, family.id)}
              />
            )}
          </Field>
        </div>
        <Loaded
          query={{ data: query.data?.family ?? undefined, error: query.error, refetch: query.refetch }}
          failed={shared.loadFailed}
          skeleton={<RowSkeletons rows={3} />}
        >
          {({ articles }) =>
            articles.length === 0 ? (
              <Typography className="muted" variant="body2" sx={{ mt: 2.5 }}>
                {words.noProductIsInItYet}
              </Typography>
            ) : (
              <PlainList aria-label={words.productsOf(family.name)} sx={listLook}>
                {articles.map(({ product, specs }) => (
                  <Box component="li" key={product.id} className="ruled-below" sx={rowLook}>
                    <Box className="breaks" lang={siteLanguage}>
                      <Typography variant="body2" className="strong">
                        {product.name}
                      </Typography>
                      <Quiet variant="caption" component="p">
                        {[product.stockCode, ...specs.map(({ attribute, text }) => `${attribute.name} ${text}`)]
                          .filter(Boolean)
                          .join(' · ')}
                      </Quiet>
                    </Box>
                    <IconButton
                      color="inherit"
                      aria-label={words.takeOutOfTheFamily(product.name)}
                      disabled={loading}
                      onClick={() => void put(product.id, null)}
                    >
                      <CloseOutlined className="icon-20" />
                    </IconButton>
                  </Box>
                ))}
              </PlainList>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogFoot>
        <Typography className="muted" variant="caption" sx={{ flex: '1 1 240px' }}>
          {words.manyAtOnceTickThem}
        </Typography>
        <Button variant="outlined" size="small" onClick={onClose}>
          {words.close}
        </Button>
      </DialogFoot>
    </PageDialog>
  );
}

const listLook = { mt: 2.5, borderTop: 'var(--hairline)' };
const rowLook = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px', alignItems: 'center', gap: 1, py: 1 };
