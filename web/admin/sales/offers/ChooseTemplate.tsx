import { Button } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  useOfferTemplateListQuery,
  type OfferTemplateToEditFragment as Template,
} from '../templates/offerTemplates.generated.ts';
import { LabelledSelect } from '../../parts/inputs/LabelledSelect.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { SaveTemplate } from './SaveTemplate.tsx';
import { termNames, type Terms } from '../lines/offerTexts.ts';

/** Fills the terms of the offer around it in from a template; "Undo" brings back those before. */
export function ChooseTemplate() {
  const { getValues, setValue } = useFormContext<Terms>();
  const { data, refetch } = useOfferTemplateListQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState('');
  const [before, setBefore] = useState<Terms>();
  const [saving, setSaving] = useState<Terms>();
  const templates = data?.rows ?? [];

  const now = () => Object.fromEntries(termNames.map((name) => [name, getValues(name)])) as Terms;
  const fill = (terms: Terms) =>
    termNames.forEach((name) => setValue(name, terms[name], { shouldDirty: true, shouldValidate: true }));

  function choose(id: string) {
    const template = templates.find((one) => one.id === id);
    setChosen(id);
    if (!template) return;
    setBefore(now());
    fill(termsOf(template, now()));
  }

  function undo() {
    if (before) fill(before);
    setBefore(undefined);
    setChosen('');
  }

  return (
    // The templates may have been edited meanwhile, in the tab that the last button opens.
    <Row className="wraps" onFocus={() => void refetch()} spacing={1.25} sx={barLook}>
      {templates.length > 0 && (
        <LabelledSelect
          label={words.termsFrom}
          value={chosen}
          options={[
            { value: '', label: words.noTemplate },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={choose}
        />
      )}
      {before && (
        <Button size="small" onClick={undo}>
          {words.undo}
        </Button>
      )}
      <Button size="small" onClick={() => setSaving(now())}>
        {words.saveAsTemplate}
      </Button>
      {templates.length > 0 && (
        <Button size="small" href="/admin/messages/templates" target="_blank" rel="noreferrer">
          {words.editTemplates}
        </Button>
      )}
      {saving && <SaveTemplate terms={saving} onSaved={setChosen} onClose={() => setSaving(undefined)} />}
    </Row>
  );
}

const barLook = { mt: 2 };

/** Returns the terms of a template. Where it states no days, those stay that stand in the form. */
const termsOf = ({ validDays, deliveryTerms, paymentTerms, notes }: Template, now: Terms): Terms => ({
  validDays: validDays?.toString() ?? now.validDays,
  deliveryTerms: deliveryTerms ?? '',
  paymentTerms: paymentTerms ?? '',
  notes: notes ?? '',
});
