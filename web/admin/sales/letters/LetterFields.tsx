import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { placeholdersIn } from '../../../../common/text/placeholders.ts';
import type { Values as FormValues } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/letters.ts';
import { InsertProduct } from './InsertProduct.tsx';
import { FillFrom } from './FillFrom.tsx';
import { fromTemplate, type Values } from './letterText.ts';

interface Props {
  form: UseFormReturn<FormValues, unknown, { subject: string; text: string }>;
  values: Values;
}

/** Takes subject and text, and names the placeholders that are still in them. */
export function LetterFields({ form, values }: Props) {
  const { errors } = form.formState;
  const caret = useRef<number>(undefined);
  const registered = form.register('text');
  const left = placeholdersIn(form.watch(['subject', 'text']).join('\n'));
  const put = (filled: string) => form.setValue('text', filled, { shouldDirty: true, shouldValidate: true });

  /** Where the caret stood last; a letter in which nobody has typed has a place for it after the greeting. */
  function insert(text: string) {
    const now = form.getValues('text') as string;
    const gap = now.indexOf('\n\n\n');
    const at = caret.current ?? (gap < 0 ? now.length : gap + 2);
    const [before, after] = [now.slice(0, at), now.slice(at)];
    put(
      `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${text}${after.startsWith('\n') ? '' : '\n'}${after}`,
    );
    caret.current = undefined;
  }

  // Typing begins on the empty line after the greeting.
  useEffect(() => {
    form.setFocus('text');
    // The form fills the field in once more when it begins, which moves the caret to the end.
    const timer = setTimeout(() => {
      const field = document.activeElement;
      if (!(field instanceof HTMLTextAreaElement)) return;
      const gap = field.value.indexOf('\n\n\n');
      if (gap >= 0) field.setSelectionRange(gap + 2, gap + 2);
    });
    return () => clearTimeout(timer);
  }, [form]);

  return (
    <>
      <FillFrom
        now={() => form.getValues('text') as string}
        onChoose={(template) => put(fromTemplate(template, values))}
        onUndo={put}
      >
        <InsertProduct onInsert={insert} />
      </FillFrom>
      <TextInput
        label={words.subject}
        lang={siteLanguage}
        error={errors.subject?.message}
        {...form.register('subject')}
      />
      <TextInput
        label={words.letter}
        lang={siteLanguage}
        multiline
        minRows={9}
        maxRows={16}
        hint={left.length > 0 ? words.stillToFillIn(left.join(', ')) : undefined}
        error={errors.text?.message}
        {...registered}
        onBlur={(event) => {
          if (event.target instanceof HTMLTextAreaElement) caret.current = event.target.selectionStart;
          void registered.onBlur(event);
        }}
      />
    </>
  );
}
