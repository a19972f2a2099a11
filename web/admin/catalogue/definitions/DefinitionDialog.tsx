import { FormBench } from '../../parts/bench/FormBench.tsx';
import { FieldNotes } from '../../parts/forms/FieldInputs.tsx';
import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useCompact } from '../../parts/page/useNarrow.ts';
import type { Definition, NamedInput, NamedRow } from './definition.ts';
import { useWaitingForm } from '../waiting/useWaitingForm.tsx';

interface Props<Input extends NamedInput, Row extends NamedRow> {
  definition: Definition<Input, Row>;
  id: string | undefined;
  onClose: () => void;
}

/** Adds a definition, or edits the one with `id`. */
export function DefinitionDialog<Input extends NamedInput, Row extends NamedRow>({
  definition,
  id,
  onClose,
}: Props<Input, Row>) {
  const { entity, texts, fields, limits, picture, page, waits, hooks } = definition;
  const query = hooks.useRow({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = hooks.useCreate({ refetchQueries: 'active' });
  const [update] = hooks.useUpdate();
  const row = query.data?.row;
  const { edit, notes, around } = useWaitingForm<Input, Row>({
    kind: waits,
    texts: entity === 'ATTRIBUTE' || entity === 'KIND' ? entity : undefined,
    id,
    title: row?.name ?? '',
    name: `${entity.toLowerCase()}:${id ?? 'new'}`,
    fields,
    limits,
    row,
    refetch: async () => (await query.refetch()).data?.row,
    send: async (input, version) =>
      (id ? await update({ variables: { id, input, version } }) : await create({ variables: { input } })).data?.saved,
    notices: { saved: texts.saved, failed: texts.saveFailed },
    picture,
    page,
    onSaved: onClose,
    onDone: onClose,
  });
  const isWide = !useCompact();
  const form = {
    title: id ? texts.edit : texts.add,
    ...(id ? around : { submit: texts.add }),
    edit,
    query: {
      data: id ? (row ?? undefined) : {},
      error: query.error,
      missing: row === null,
      refetch: query.refetch,
    },
    loadFailed: texts.loadFailed,
    heights: [44, 110],
    history: id ? { entity, id } : undefined,
    onClose,
  };
  return (
    <FieldNotes value={notes}>
      {definition.bench ? (
        <FormBench
          {...form}
          back={texts.title}
          shown={row?.name}
          sections={definition.bench.sections}
          beside={isWide && definition.bench.beside()}
        />
      ) : (
        <FormDialog {...form} />
      )}
    </FieldNotes>
  );
}
