import { useMemo, useRef } from 'react';
import type { z } from 'zod';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useImageUpload } from '../images/useImageUpload.ts';
import { namedValues } from './conflicts.ts';
import {
  blankValues,
  copiedValues,
  formRules,
  storedValues,
  type Fields,
  type FormFields,
  type Values,
} from './formFields.ts';
import { useDraft } from './useDraft.ts';
import { useSaving } from './useSaving.ts';
import { useStoredForm } from './useStoredForm.ts';

type Row = { version: number };

interface Editing<Input, R extends Row> {
  /** Distinguishes the drafts of this form from others of the same admin. */
  name: string;
  fields: FormFields<Input, R> & Fields;
  /** The validator generated from schema.graphql. */
  limits: z.ZodObject;
  /** Null or undefined while nothing is stored or loaded. An unchanged row must be the same object. */
  row: R | null | undefined;
  /** A new entry begins with the values of this row, but for the fields `without`. Both must stay the same objects. */
  copied?: { row: R | null | undefined; without: readonly (keyof Input & string)[] } | undefined;
  refetch: () => Promise<R | null | undefined>;
  send: (input: Input, version: number | null) => Promise<R | null | undefined>;
  notices: { saved: string; failed: string };
  /** The path of the public page, which the notice of a save links to. */
  page?: (row: R) => string;
  /** Returns the action of the notice of a save that takes the save back. */
  undo?: (row: R) => ToastAction | undefined;
  /** The field with the address of an uploaded picture. */
  picture?: NoInfer<keyof Input & string>;
  /** Called after a save, for forms that close then. Others take over the saved values, and the page reloads. */
  onSaved?: () => void;
}

/**
 * Combines everything that the forms of the admin share: limits, drafts, uploads, saving, and the choice after a
 * conflict. A form adds its own fields, its query and its mutation.
 */
export function useEditForm<Input, R extends Row>(editing: Editing<Input, R>) {
  const { name, limits, row, copied, refetch, send, notices, onSaved } = editing;
  const { fields, picture }: { fields: Fields; picture?: string } = editing;
  const stored = useMemo(() => row && toStored(fields, row), [fields, row]);
  const { row: original, without } = copied ?? {};
  const copy = useMemo(
    () => original && { values: copiedValues(fields, original, without), version: null },
    [fields, original, without],
  );
  const rules = useMemo(() => formRules(limits, fields) as z.ZodType<Input, Values>, [limits, fields]);
  const edit = useStoredForm(
    rules,
    stored ?? copy ?? undefined,
    useMemo(() => blankValues(fields), [fields]),
  );
  const { form, take } = edit;
  const draft = useDraft(name, edit);
  const isDone = useRef(false);
  const upload = useImageUpload((address) => {
    if (picture) form.setValue(picture, address, { shouldDirty: true, shouldValidate: true });
  });
  const saving = useSaving({
    edit,
    draft,
    values: namedValues(fields),
    send,
    readStored: async () => {
      const now = await refetch();
      return now ? toStored(fields, now) : undefined;
    },
    notices,
    page: (saved) => (saved ? editing.page?.(saved) : undefined),
    // A save that changed nothing made no version: the undo of this one would take an earlier save back.
    undo: (saved, from) => (saved && saved.version !== from ? editing.undo?.(saved) : undefined),
    reloads: !onSaved,
    onSaved(saved, sent) {
      if (saved && !onSaved) take(toStored(fields, saved), { values: form.getValues(), before: sent });
      upload.cleanUp((address) => picture !== undefined && JSON.stringify(sent).includes(address));
      if (onSaved) isDone.current = true;
      onSaved?.();
    },
  });
  return {
    form,
    fields,
    rules,
    draft,
    upload,
    saving,
    isUnsaved: form.formState.isDirty || upload.sending !== undefined,
    isDone,
    isBusy: form.formState.isSubmitting,
    /** Begins with this row, as if the form had just been opened. */
    startOver(from: R) {
      isDone.current = false;
      draft.saved();
      take(toStored(fields, from));
    },
    submit: () => (upload.sending ? upload.askToWait() : saving.save()),
    discard() {
      isDone.current = true;
      draft.discarded();
      upload.cleanUp();
    },
  };
}

const toStored = (fields: Fields, row: Row) => ({ values: storedValues(fields, row), version: row.version });

export type EditForm<Input> = ReturnType<typeof useEditForm<Input, Row>>;
