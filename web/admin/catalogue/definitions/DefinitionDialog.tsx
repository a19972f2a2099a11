import { FormDialog } from '../../parts/forms/FormDialog.tsx';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import type { Definition, NamedInput, NamedRow } from './definition.ts';
import { PlanValues } from '../plans/PlanValues.tsx';
import { definitionTexts } from './definitionTexts.ts';

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
  const { entity, noun, fields, limits, picture, page, planned, hooks } = definition;
  const texts = definitionTexts(definition);
  const query = hooks.useRow({ variables: { id: id ?? '' }, skip: !id, fetchPolicy: 'network-only' });
  const [create] = hooks.useCreate({ refetchQueries: 'active' });
  const [update] = hooks.useUpdate();
  const row = query.data?.row;
  const edit = useEditForm<Input, Row>({
    name: `${noun}:${id ?? 'new'}`,
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
  });
  return (
    <FormDialog
      title={id ? texts.edit : texts.add}
      submit={id ? 'Save changes' : texts.add}
      edit={edit}
      query={{ data: id ? (row ?? undefined) : {}, error: query.error, missing: row === null, refetch: query.refetch }}
      loadFailed={texts.loadFailed}
      heights={[44, 110]}
      history={id ? { entity, id } : undefined}
      foot={
        planned &&
        row && (
          <PlanValues
            edit={edit}
            name={row.name}
            values={(input) => ({ id: row.id, ...planned(input) })}
            onPlanned={onClose}
          />
        )
      }
      onClose={onClose}
    />
  );
}
