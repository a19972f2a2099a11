import { Box, Stack } from '@mui/material';
import type { UseFormReturn } from 'react-hook-form';
import { FormSection } from '../forms/FormSection.tsx';
import { SelectInput } from '../forms/SelectInput.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { aboutIcons } from '../../components/aboutIcons.ts';
import { cards, type AboutValues } from './aboutForm.ts';

const icons = Object.entries(aboutIcons).map(([name, Icon]) => ({
  value: name,
  label: (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
      <Icon sx={{ fontSize: 20, color: 'primary.main' }} /> {name.charAt(0).toUpperCase() + name.slice(1)}
    </Stack>
  ),
}));

export function AboutFields<Checked>({ form }: { form: UseFormReturn<AboutValues, unknown, Checked> }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <FormSection title="Head of the page">
        <TextInput label="Title" lang="tr" error={errors.heroTitle?.message} {...register('heroTitle')} />
        <TextInput
          label="Description"
          lang="tr"
          multiline
          minRows={2}
          error={errors.heroDescription?.message}
          {...register('heroDescription')}
        />
      </FormSection>
      {cards.map(({ name, title }) => (
        <FormSection key={name} title={title}>
          <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { sm: '1fr 200px' } }}>
            <TextInput label="Title" lang="tr" error={errors[name]?.title?.message} {...register(`${name}.title`)} />
            <SelectInput
              label="Icon"
              name={`${name}.icon`}
              control={control}
              options={icons}
              error={errors[name]?.icon?.message}
            />
          </Box>
          <TextInput
            label="Description"
            lang="tr"
            multiline
            minRows={3}
            error={errors[name]?.description?.message}
            {...register(`${name}.description`)}
          />
        </FormSection>
      ))}
    </>
  );
}
