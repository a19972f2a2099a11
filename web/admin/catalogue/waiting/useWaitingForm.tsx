import { Button } from '@mui/material';
import { useState } from 'react';
import {
  useKeepWaitingValuesMutation,
  usePublishWaitingValuesMutation,
  type ThingToEditFragment,
  type WaitingFragment,
} from './waiting.generated.ts';
import type { HistoryEntity, PlannedValues, Status, TranslatedEntity } from '../../../graphql/generated/schema.ts';
import { useEditForm } from '../../parts/forms/useEditForm.ts';
import type { Fields } from '../../parts/forms/formFields.ts';
import { PreviewLinksDialog } from '../previews/PreviewLinksDialog.tsx';
import { LanguagesButton } from '../translations/LanguagesButton.tsx';
import { PlanValues } from '../plans/PlanValues.tsx';
import * as words from '../../../words/admin/en/waiting.ts';
import { useDiscardWaiting } from './useDiscardWaiting.ts';
import { useSiteNotes, withWaiting } from './useSiteNotes.tsx';
import { useWaysOfSaving } from './useWaysOfSaving.ts';
import { WaitingChips } from './WaitingChips.tsx';

/** The things of the site whose changes may wait, but for products. */
export type Kind = Exclude<keyof ThingToEditFragment, '__typename'>;

export interface Waitable {
  version: number;
  status?: Status;
  waiting?: (WaitingFragment & Partial<Record<Kind, object | null>>) | null;
}

type Editing<Input, Row extends Waitable> = Omit<
  Parameters<typeof useEditForm<Input, Row>>[0],
  'row' | 'refetch' | 'copied'
>;

interface Waiting<Input, Row extends Waitable> extends Editing<Input, Row> {
  /** Left out for what is always on the site. */
  kind?: Kind | undefined;
  /** The kind of thing where it has texts in other languages; left out for what `kind` names. */
  texts?: TranslatedEntity | undefined;
  /** The id of the thing; that of the about page is '1'. Undefined for a new one. */
  id: string | undefined;
  /** The name that people use. */
  title: string;
  row: Row | null | undefined;
  refetch: () => Promise<Row | null | undefined>;
  onDone?: () => void;
}

/** All of these have texts in other languages. */
const textsOf = (kind: Kind | undefined) => kind?.toUpperCase() as TranslatedEntity | undefined;

/** A form of something that may be published while changes of it wait. Returns the form and what stands around it. */
export function useWaitingForm<Input, Row extends Waitable>(given: Waiting<Input, Row>) {
  const {
    kind = 'family',
    texts = textsOf(given.kind),
    id = '',
    title,
    row,
    refetch,
    send,
    onDone,
    ...editing
  } = given;
  const [keep] = useKeepWaitingValuesMutation();
  const [publish] = usePublishWaitingValuesMutation();
  const values = (input: Input): PlannedValues => ({ ...(kind !== 'about' && { id }), [kind]: input });
  const thing = { entity: kind.toUpperCase() as HistoryEntity, id };
  const savedOf = (saved: ThingToEditFragment | undefined) => saved?.[kind] as Row | null | undefined;
  const waitsOf = (one: Row | null | undefined) => one?.waiting?.[kind];
  const joined = (one: Row | null | undefined) => one && withWaiting(one, waitsOf(one));
  const isPublished = row?.status === 'PUBLISHED';
  const isWaiting = Boolean(row?.waiting);
  const [isLinking, setIsLinking] = useState(false);

  const saves = useWaysOfSaving<Input, Row | null | undefined>({
    usual: !isWaiting ? 'SAVE' : isPublished ? 'KEEP' : 'PUBLISH',
    kind,
    notices: editing.notices,
    ways: {
      SAVE: send,
      KEEP: async (input, version) =>
        savedOf((await keep({ variables: { values: values(input), version } })).data?.keepWaitingValues),
      PUBLISH: async (input, version) =>
        savedOf((await publish({ variables: { thing, values: values(input), version } })).data?.publishWaitingValues),
    },
  });
  const edit = useEditForm<Input, Row>({
    ...editing,
    row: joined(row),
    refetch: async () => joined(await refetch()),
    send: async (...sent) => joined(await saves.send(...sent)),
    notices: saves.notices,
  });
  const fields: Fields = editing.fields;
  const notes = useSiteNotes(fields, { row, changed: waitsOf(row), conflicts: row?.waiting?.conflicts });
  const discarding = useDiscardWaiting({
    kind: 'WAITING_VALUES',
    onDone() {
      edit.discard();
      onDone?.();
    },
  });

  const keeping = { label: words.keepWaiting, onSubmit: () => saves.choose('KEEP') };
  const ways =
    isWaiting && isPublished
      ? { submit: words.publishNow, onSubmit: () => saves.choose('PUBLISH'), other: keeping }
      : {
          submit: words.saveChanges,
          onSubmit: () => saves.choose(isWaiting ? 'PUBLISH' : 'SAVE'),
          ...(isPublished && { other: keeping }),
        };
  return {
    edit,
    notes,
    /** Stands around a form of what is stored. */
    around: {
      ...ways,
      // Five buttons stand in one row.
      ...(isWaiting && { width: 720 }),
      above: row?.waiting && <WaitingChips {...row.waiting} />,
      aside: isWaiting && (
        <Button size="small" disabled={discarding.busy} onClick={() => void discarding.discard(`${kind}:${id}`)}>
          {words.discardChanges}
        </Button>
      ),
      head: row && (
        <>
          {texts && <LanguagesButton entity={texts} id={id} name={title} />}
          {row.status && (!isPublished || isWaiting) && (
            <Button size="small" variant="outlined" onClick={() => setIsLinking(true)}>
              {words.previewLink}
            </Button>
          )}
          {isLinking && <PreviewLinksDialog thing={thing} name={title} onClose={() => setIsLinking(false)} />}
        </>
      ),
      foot: row?.status && (
        <PlanValues edit={edit} name={title} values={values} ofWaiting={isWaiting} onPlanned={onDone} />
      ),
    },
  };
}
