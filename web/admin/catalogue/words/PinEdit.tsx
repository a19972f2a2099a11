import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, Chip, IconButton, OutlinedInput, Stack } from '@mui/material';
import { useId } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { useCategoryOptionsQuery } from '../products/products.generated.ts';
import { useAddPinMutation, useChangePinMutation } from './words.generated.ts';
import { saveKey } from '../../parts/dialogs/DialogFoot.tsx';
import { Field } from '../../parts/inputs/Field.tsx';
import { ProductPicker } from '../products/form/ProductPicker.tsx';
import * as words from '../../../words/admin/en/words.ts';
import { pinInput, type PinDraft } from './drafts.ts';
import { formLook } from './SynonymEdit.tsx';
import { useSaveWord } from './useSaveWord.ts';

interface Props {
  draft: PinDraft;
  onDraft: (draft: PinDraft) => void;
  onClose: () => void;
}

const most = 3;
const refetchQueries = 'active';

/** The fields of a pin: a search, up to three products, a page, and a last day. */
export function PinEdit({ draft, onDraft, onClose }: Props) {
  const { save, errors, isBusy } = useSaveWord(words.thePinWasSavedAndCounts);
  const [add] = useAddPinMutation({ refetchQueries });
  const [change] = useChangePinMutation({ refetchQueries });
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const listId = useId();
  const { products } = draft;

  async function send() {
    const input = pinInput(draft);
    const { id } = draft;
    const isSaved = await save((key) =>
      id === undefined ? add({ variables: { input, key } }) : change({ variables: { id, input } }),
    );
    if (isSaved) onClose();
  }

  const text = (name: 'said' | 'leadsTo' | 'until', more: object = {}) => (
    <Field
      label={labels.pin[name]}
      {...(name !== 'said' && { optional: true })}
      {...(errors[name] !== undefined && { error: errors[name] })}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          value={draft[name]}
          onChange={({ target }) => onDraft({ ...draft, [name]: target.value })}
          {...more}
          slotProps={{ input: { 'aria-describedby': describedBy, ...(name === 'leadsTo' && { list: listId }) } }}
          sx={{ bgcolor: 'background.paper' }}
        />
      )}
    </Field>
  );

  return (
    <Box
      component="form"
      aria-label={draft.id === undefined ? words.newPin : words.pinSaid(draft.said)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void send();
      }}
      onKeyDown={(event) => {
        saveKey(() => !isBusy && void send())(event);
      }}
      sx={{ ...formLook, p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}
    >
      {text('said', { autoFocus: true })}
      {text('until', { type: 'date' })}
      <div>
        <Field
          label={labels.pin.productIds}
          hint={words.upToProductsBelowOneWhose(most)}
          {...(errors.productIds !== undefined && { error: errors.productIds })}
        >
          {({ id, describedBy }) =>
            products.length < most ? (
              <ProductPicker
                id={id}
                describedBy={describedBy}
                onChoose={(product) =>
                  product &&
                  products.every((one) => one.id !== product.id) &&
                  onDraft({ ...draft, products: [...products, product] })
                }
              />
            ) : (
              <span id={id} />
            )
          }
        </Field>
        <Stack component="ol" aria-label={labels.pin.productIds} spacing={0.75} sx={{ mt: 1 }}>
          {products.map((product) => (
            <li key={product.id}>
              <Chip
                lang={siteLanguage}
                size="small"
                label={product.name}
                onDelete={() => onDraft({ ...draft, products: products.filter((one) => one !== product) })}
                deleteIcon={<CloseOutlined aria-label={words.takeOut(product.name)} />}
                sx={{ maxWidth: '100%' }}
              />
            </li>
          ))}
        </Stack>
      </div>
      {text('leadsTo', { placeholder: words.categories })}
      <datalist id={listId}>
        {[
          ['/products', words.products],
          ['/about', words.about],
          ['/contact', words.contact],
          ...categories.map(({ id, name }) => [`/categories/${encodeURIComponent(id)}`, name]),
        ].map(([path, name]) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      <Stack direction="row" className="whole-row" spacing={1} sx={{ justifyContent: 'end' }}>
        <IconButton aria-label={words.leaveIt} onClick={onClose}>
          <CloseOutlined />
        </IconButton>
        <Button type="submit" variant="contained" size="small" disabled={isBusy}>
          {words.save}
        </Button>
      </Stack>
    </Box>
  );
}
