import { Box, Stack, Switch, Typography } from '@mui/material';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { SelectInput } from '../inputs/SelectInput.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { ImageField } from '../images/ImageField.tsx';
import { imageHint } from '../images/imageRules.ts';
import type { useImageUpload } from '../images/useImageUpload.ts';
import { parsePrice, priceText } from './price.ts';
import type { ProductValues } from './productForm.ts';

interface Props<Checked> {
  form: UseFormReturn<ProductValues, unknown, Checked>;
  categories: { id: string; name: string }[];
  upload: ReturnType<typeof useImageUpload>;
}

/** Knows what a product has, and nothing of loading and saving. */
export function ProductFields<Checked>({ form, categories, upload }: Props<Checked>) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const image = useWatch({ control, name: 'image' });
  const price = register('price');
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextInput label="Name" lang="tr" autoFocus error={errors.name?.message} {...register('name')} />
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          label="Category"
          lang="tr"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          error={errors.categoryId?.message}
          {...register('categoryId')}
        />
        <TextInput
          label="Price (₺)"
          optional
          inputMode="decimal"
          error={errors.price?.message}
          {...price}
          onBlur={(event) => {
            void price.onBlur(event);
            // Shows how the number was understood.
            const lira = parsePrice(event.target.value);
            if (lira !== undefined && priceText(lira) !== event.target.value && fitsTwoDecimals(lira))
              setValue('price', priceText(lira), { shouldDirty: true });
          }}
        />
      </Box>
      <TextInput
        label="Description"
        lang="tr"
        multiline
        minRows={3}
        maxRows={10}
        error={errors.description?.message}
        {...register('description')}
      />
      <ImageField
        label="Image"
        hint={imageHint}
        value={image}
        error={errors.image?.message}
        upload={upload}
        onRemove={() => setValue('image', null, { shouldDirty: true })}
      />
      <Stack component="label" direction="row" sx={{ alignItems: 'center', gap: 1.5, cursor: 'pointer' }}>
        <Controller
          name="featured"
          control={control}
          render={({ field: { value, ...field } }) => <Switch {...field} checked={value} />}
        />
        <Typography variant="body2">Featured on the home page</Typography>
      </Stack>
    </Stack>
  );
}

const fitsTwoDecimals = (lira: number | null) => lira === null || Number(lira.toFixed(2)) === lira;
