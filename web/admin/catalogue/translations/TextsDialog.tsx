import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { placeOfTime } from '../../../../common/text/companyTime.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import type { TranslatedEntity, TranslationStatus } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { readMoment, typedMoment } from '../plans/moments.ts';
import { TextOfField, type TypedText } from './TextOfField.tsx';
import {
  useKeepTextMutation,
  useSaveTextsMutation,
  useSetStatusOfTextsMutation,
  useTextsOfThingQuery,
  type TextsOfThingQuery,
} from './translations.generated.ts';

interface Props {
  entity: TranslatedEntity;
  id: string;
  name: string;
  onClose: () => void;
}

/** The typed texts, by language and field; a text that nobody has touched has none, and is not sent. */
type Typed = Record<string, TypedText>;
const keyOf = (language: string, field: string) => `${language} ${field}`;

/** How the texts of a thing stand in a language; `at` is when a draft is published, as the field of the browser holds it. */
interface StateOfTexts {
  status: TranslationStatus;
  at: string;
}

const stateOf = (stored: { status: TranslationStatus; publishAt: string | null } | undefined): StateOfTexts => ({
  status: stored?.status ?? 'PUBLISHED',
  at: stored?.publishAt ? typedMoment(stored.publishAt) : '',
});

/** The texts of a thing in other languages, each beside the Turkish one. Only what was typed is saved. */
export function TextsDialog({ entity, id, name, onClose }: Props) {
  const query = useTextsOfThingQuery({ variables: { entity, id }, fetchPolicy: 'network-only' });
  const notify = useNotify();
  const [save, { loading }] = useSaveTextsMutation();
  const [setStatus] = useSetStatusOfTextsMutation();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState<Typed>({});
  const [statuses, setStatuses] = useState<Record<string, StateOfTexts>>({});
  const [faults, setFaults] = useState<Record<string, string>>({});
  const isTouched = Object.keys(typed).length + Object.keys(statuses).length > 0;

  async function send() {
    const hashes = new Map(query.data?.translations?.fields.map(({ field, sourceHash }) => [field, sourceHash]));
    const keys = Object.keys(typed);
    const rows = Object.values(typed).map(({ language, field, value, version }) => ({
      ...{ entity, id, language, field, version },
      value: value.trim() === '' ? null : value,
      sourceHash: hashes.get(field) ?? null,
    }));
    try {
      if (rows.length > 0) await save({ variables: { rows } });
      for (const [language, { status, at }] of Object.entries(statuses)) {
        const publishAt = status === 'DRAFT' ? (readMoment(at) ?? null) : null;
        await setStatus({ variables: { entity, id, language, status, publishAt } });
      }
      notify.success(words.saved);
      onClose();
    } catch (error) {
      const { fields } = fieldErrors(error);
      const named = Object.entries(fields).map(([path, message]) => [keys[Number(path.split('.')[1])] ?? '', message]);
      setFaults(Object.fromEntries(named) as Record<string, string>);
      notify.failure(words.saveFailed, error);
      await query.refetch();
    }
  }

  return (
    <ActDialog
      title={words.textsOf(name)}
      width={960}
      small={false}
      typed={{ typed, statuses }}
      act={words.save}
      busy={loading}
      ready={isTouched}
      note={words.nothingTurkishChanges}
      onAct={send}
      onClose={onClose}
    >
      <Loaded
        query={{ ...query, missing: query.data?.translations === null }}
        failed={words.loadFailed}
        skeleton={<FieldSkeletons heights={[44, 84, 84]} />}
      >
        {(data) => (
          <Texts
            data={data}
            chosen={chosen ?? neediest(data)}
            onChoose={setChosen}
            typed={typed}
            onType={(text) => setTyped(withText(typed, text, data))}
            onForget={(language, field) => setTyped(without(typed, keyOf(language, field)))}
            statuses={statuses}
            onStatus={(language, state) => setStatuses({ ...statuses, [language]: state })}
            faults={faults}
            onKept={async () => query.refetch()}
          />
        )}
      </Loaded>
    </ActDialog>
  );
}

const without = <Value,>(all: Record<string, Value>, key: string) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name !== key));

const storedOf = (data: TextsOfThingQuery, language: string, field: string) =>
  data.translations?.fields.find((one) => one.field === field)?.texts.find((one) => one.language === language);

/** A text that is typed back to what it was is one that nobody has touched. */
function withText(typed: Typed, text: TypedText, data: TextsOfThingQuery): Typed {
  const key = keyOf(text.language, text.field);
  const stored = storedOf(data, text.language, text.field);
  const isSame = text.value === (stored?.value ?? '') && text.version === (stored?.version ?? 0);
  return isSame ? without(typed, key) : { ...typed, [key]: text };
}

/** The language that lacks most. */
const neediest = ({ translations }: TextsOfThingQuery) =>
  [...(translations?.languages ?? [])].sort(
    (one, other) => other.missing + other.outdated - one.missing - one.outdated,
  )[0]?.language ?? '';

interface TextsProps {
  data: TextsOfThingQuery;
  chosen: string;
  onChoose: (language: string) => void;
  typed: Typed;
  onType: (text: TypedText) => void;
  onForget: (language: string, field: string) => void;
  statuses: Record<string, StateOfTexts>;
  onStatus: (language: string, state: StateOfTexts) => void;
  faults: Record<string, string>;
  onKept: () => Promise<unknown>;
}

function Texts(props: TextsProps) {
  const { data, chosen, onChoose, typed, onType, onForget, statuses, onStatus, faults, onKept } = props;
  const [keep] = useKeepTextMutation();
  const notify = useNotify();
  const thing = data.translations;
  const language = data.languages.find(({ code }) => code === chosen);
  if (!thing || !language) return <Typography>{words.noLanguages}</Typography>;
  const state = thing.languages.find((one) => one.language === chosen);
  const { status, at } = statuses[chosen] ?? stateOf(state);
  const keepText = async (field: string) => {
    try {
      await keep({ variables: { entity: thing.entity, id: thing.id, language: chosen, fields: [field] } });
      notify.success(words.confirmed(1));
      await onKept();
    } catch (error) {
      notify.failure(words.confirmFailed, error);
    }
  };
  return (
    <Stack spacing={2.5}>
      <Box sx={choicesLook}>
        <PlainSelect
          label={words.language}
          value={chosen}
          options={data.languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChoose={onChoose}
        />
        <PlainSelect
          label={words.onTheSite}
          value={status}
          options={Object.entries(words.statuses).map(([value, label]) => ({ value, label }))}
          onChoose={(value) => onStatus(chosen, { status: value as TranslationStatus, at })}
        />
        {status === 'DRAFT' && (
          <TextInput
            label={words.publishAt(placeOfTime())}
            hint={words.publishAtHint}
            type="datetime-local"
            value={at}
            onChange={({ target }) => onStatus(chosen, { status, at: target.value })}
          />
        )}
      </Box>
      {thing.fields.map((field) => {
        const stored = storedOf(data, chosen, field.field);
        const key = keyOf(chosen, field.field);
        return (
          <TextOfField
            key={key}
            field={field}
            stored={stored}
            language={language}
            typed={typed[key]}
            fault={faults[key]}
            onType={onType}
            onForget={() => onForget(chosen, field.field)}
            onKeep={() => void keepText(field.field)}
          />
        );
      })}
    </Stack>
  );
}

const choicesLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 2.25,
};
