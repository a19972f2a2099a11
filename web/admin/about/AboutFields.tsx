import type { UseFormReturn } from 'react-hook-form';
import { FormSection } from '../components/FormSection.tsx';
import { TextInput } from '../inputs/TextInput.tsx';
import { cards, type AboutValues } from './aboutForm.ts';
import { IconPicker } from './IconPicker.tsx';

export function AboutFields<Checked>({ form }: { form: UseFormReturn<AboutValues, unknown, Checked> }) {
  const { register, formState } = form;
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
          <TextInput label="Title" lang="tr" error={errors[name]?.title?.message} {...register(`${name}.title`)} />
          <IconPicker {...register(`${name}.icon`)} />
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
