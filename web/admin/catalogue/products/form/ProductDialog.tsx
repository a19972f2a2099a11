import { Button, Chip, DialogContent } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useCategoryOptionsQuery, useProductToEditQuery } from '../products.generated.ts';
import { FormProvider } from 'react-hook-form';
import { statuses } from '../../../../../common/enumWords.ts';
import { ProductInput } from '../../../../../common/generated/validators.ts';
import { FormBench } from '../../../parts/bench/FormBench.tsx';
import { PageDialog } from '../../../parts/dialogs/PageDialog.tsx';
import { FieldNotes } from '../../../parts/forms/FieldInputs.tsx';
import { useEditForm } from '../../../parts/forms/useEditForm.ts';
import { useUndoChange } from '../../../parts/history/useUndoChange.ts';
import { useCompact } from '../../../parts/page/useNarrow.ts';
import { StateChip } from '../../../parts/status/StateChip.tsx';
import * as shared from '../../../../words/admin/en/shared.ts';
import { CompleteShare } from '../../bench/CompleteShare.tsx';
import { ProductAside } from '../../bench/ProductAside.tsx';
import { useProductSections } from '../../bench/useProductSections.ts';
import { onSite } from '../../onSite.ts';
import { PlanValues } from '../../plans/PlanValues.tsx';
import { LanguagesButton } from '../../translations/LanguagesButton.tsx';
import { LitSpec } from '../../specs/SpecField.tsx';
import { useDiscardWaiting } from '../../waiting/useDiscardWaiting.ts';
import { useProductSaving } from '../../waiting/useProductSaving.ts';
import { useSiteNotes, withWaiting } from '../../waiting/useSiteNotes.tsx';
import { WaitingChips } from '../../waiting/WaitingChips.tsx';
import * as words from '../../../../words/admin/en/products.ts';
import { ComingUp } from '../../uses/ComingUp.tsx';
import { hiddenBecause } from '../ProductState.tsx';
import { copyFields, leftByCopy, productFields } from './productFields.tsx';

const publishing = {
  submit: words.publishNew,
  sets: { status: 'PUBLISHED' },
  other: { label: words.keepAsDraft, sets: { status: 'DRAFT' } },
};

const fieldsFor = (copyOf?: string, named?: string): typeof productFields =>
  copyOf ? copyFields : named ? { ...productFields, name: { ...productFields.name, blank: named } } : productFields;

interface Props {
  id?: string;
  /** The id of the product that a new one is copied from. */
  copyOf?: string;
  /** The name with which a new product begins. */
  named?: string | undefined;
  /** The dialog takes the place of that of another product, with what is loaded already. */
  isStep?: boolean;
  /** Further buttons in the head. */
  head?: ReactNode;
  onClose: () => void;
}

/** Adds a product, perhaps as a copy of another, or edits the one with `id`, whose address is open then. */
export function ProductDialog({ id, copyOf, named, isStep = false, head, onClose }: Props) {
  const query = useProductToEditQuery({
    variables: { id: id ?? copyOf ?? '' },
    skip: !id && !copyOf,
    fetchPolicy: isStep ? 'cache-and-network' : 'network-only',
  });
  const categories = useCategoryOptionsQuery({ fetchPolicy: 'cache-and-network' });
  const product = query.data?.product;
  const isNew = id === undefined;
  const isWide = !useCompact();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const isWaiting = !isNew && Boolean(product?.waiting);
  const isPublished = product?.status === 'PUBLISHED';
  const saves = useProductSaving(id, !isWaiting ? 'SAVE' : isPublished ? 'KEEP' : 'PUBLISH', copyOf);
  const undo = useUndoChange('PRODUCT');
  const joined = (one: typeof product) => one && withWaiting(one, one.waiting?.product);
  const edit = useEditForm({
    name: `product:${id ?? (copyOf ? `copy of ${copyOf}` : named ? `new ${named}` : 'new')}`,
    fields: useMemo(() => fieldsFor(copyOf, named), [copyOf, named]),
    limits: ProductInput,
    row: isNew ? undefined : joined(product),
    copied: isNew ? { row: product, without: leftByCopy } : undefined,
    refetch: async () => joined((await query.refetch()).data?.product),
    send: saves.send,
    notices: saves.notices,
    page: (saved) => onSite.product(saved.id),
    undo: (saved) => (saves.isKept() ? undefined : undo(saved)),
    picture: 'image',
    onSaved: onClose,
  });

  const notes = useSiteNotes(productFields, {
    row: isNew ? undefined : product,
    changed: product?.waiting?.product,
    conflicts: product?.waiting?.conflicts,
  });
  const discarding = useDiscardWaiting({
    kind: 'WAITING',
    onDone() {
      edit.discard();
      onClose();
    },
  });
  const keeping = { label: words.keepWaiting, onSubmit: () => saves.choose('KEEP') };
  const publishNow = { submit: words.publishNow, onSubmit: () => saves.choose('PUBLISH'), other: keeping };
  const save = {
    submit: words.saveChanges,
    onSubmit: () => saves.choose(isWaiting ? 'PUBLISH' : 'SAVE'),
    ...(isPublished && { other: keeping }),
  };
  const sections = useProductSections();
  const [lit, light] = useState<string>();
  const litSpec = useMemo(() => ({ lit, light }), [lit]);
  const preview = (
    <ProductAside
      id={id}
      form={edit.form}
      rules={edit.rules}
      isOnSite={isPublished && hiddenBecause(product) === undefined}
    />
  );
  const isOnSite = id !== undefined && product?.status !== 'DRAFT';

  return (
    <LitSpec value={litSpec}>
      <FieldNotes value={notes}>
        <FormBench
          sections={sections}
          belowSections={id !== undefined && <CompleteShare id={id} />}
          back={words.products}
          shown={product && !isNew ? <ShownName {...product} /> : undefined}
          title={
            isNew
              ? product
                ? words.addACopyOf(product.name)
                : words.addProduct
              : product
                ? words.editName(product.name)
                : words.editProduct
          }
          above={
            <>
              {isWaiting && product?.waiting && <WaitingChips {...product.waiting} />}
              {id !== undefined && <ComingUp id={id} />}
            </>
          }
          aside={
            id !== undefined &&
            isWaiting && (
              <Button size="small" disabled={discarding.busy} onClick={() => void discarding.discard(id)}>
                {words.discardChanges}
              </Button>
            )
          }
          head={
            <>
              {!isWide && (
                <Button size="small" variant="outlined" onClick={() => setIsPreviewing(true)}>
                  {words.preview}
                </Button>
              )}
              {product && !isNew && <LanguagesButton entity="PRODUCT" id={id} name={product.name} />}
              {product && !isNew && <StateChip status={product.status} because={hiddenBecause(product)} />}
              {isPublished && !isNew && !isWaiting && !hiddenBecause(product) && (
                // On a phone the section that publishes says it.
                <Chip className="not-on-phones" size="small" label={statuses.PUBLISHED} sx={publishedLook} />
              )}
              {head}
            </>
          }
          addressed={!isNew || copyOf !== undefined}
          beside={isWide && preview}
          {...(!isOnSite ? publishing : isWaiting && isPublished ? publishNow : save)}
          foot={
            id !== undefined &&
            isPublished && (
              <PlanValues
                edit={edit}
                name={product.name}
                values={(product) => ({ id, product })}
                ofWaiting={isWaiting}
                onPlanned={onClose}
              />
            )
          }
          edit={edit}
          query={{
            data: (isNew && !copyOf) || product ? categories.data : undefined,
            error: query.error ?? categories.error,
            missing: product === null,
            refetch: () => Promise.all([query.refetch(), categories.refetch()]),
          }}
          loadFailed={id || copyOf ? words.failedToLoadProduct : shared.loadFailed}
          heights={[44, 44, 84, 154]}
          history={id ? { entity: 'PRODUCT', id } : undefined}
          onClose={onClose}
        />
        {isPreviewing && !isWide && (
          <PageDialog open title={words.preview} width={900} onClose={() => setIsPreviewing(false)}>
            <DialogContent sx={{ display: 'flex', flexDirection: 'column', height: 1, minHeight: '70vh', p: 0 }}>
              <FormProvider {...edit.form}>{preview}</FormProvider>
            </DialogContent>
          </PageDialog>
        )}
      </FieldNotes>
    </LitSpec>
  );
}

const publishedLook = { bgcolor: 'tint.primary', color: 'tint.primaryText' };

/** A list names it by its code, too. */
const ShownName = ({ name, stockCode }: { name: string; stockCode: string | null }) => (
  <>
    {stockCode}
    <span className={stockCode ? 'name' : undefined}>{name}</span>
  </>
);
