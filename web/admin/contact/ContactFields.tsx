import { Box } from '@mui/material';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormSection } from '../components/FormSection.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { ImageField } from '../images/ImageField.tsx';
import type { useImageUpload } from '../images/useImageUpload.ts';
import { plainLogo, type ContactValues } from './contactForm.ts';

interface Props<Checked> {
  form: UseFormReturn<ContactValues, unknown, Checked>;
  upload: ReturnType<typeof useImageUpload>;
}

export function ContactFields<Checked>({ form, upload }: Props<Checked>) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const logo = useWatch({ control, name: 'logo' });
  return (
    <>
      <FormSection title="Company">
        <TextInput label="Company name" lang="tr" error={errors.name?.message} {...register('name')} />
        <ImageField
          label="Logo"
          hint="Shown 160 × 44 pixels large at the most."
          whole
          value={logo === plainLogo ? null : logo}
          error={errors.logo?.message}
          upload={upload}
          onRemove={() => setValue('logo', plainLogo, { shouldDirty: true })}
        />
      </FormSection>
      <FormSection title="Head of the contact page">
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
      <FormSection title="Contact details">
        <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <TextInput label="E-mail" type="email" error={errors.email?.message} {...register('email')} />
          <TextInput label="Phone" type="tel" error={errors.phone?.message} {...register('phone')} />
        </Box>
        <TextInput
          label="Address"
          lang="tr"
          multiline
          minRows={2}
          hint="E-mail, phone and address also stand in the head and foot of every page."
          error={errors.address?.message}
          {...register('address')}
        />
      </FormSection>
      <FormSection title="Map">
        <TextInput
          label="Embed address"
          multiline
          minRows={2}
          maxRows={6}
          hint="Choose “Embed a map” at Google, OpenStreetMap or Yandex Maps and paste what it gives."
          error={errors.googleMapsEmbed?.message}
          {...register('googleMapsEmbed')}
        />
      </FormSection>
    </>
  );
}
