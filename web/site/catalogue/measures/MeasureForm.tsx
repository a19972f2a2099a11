import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import type { KindToMeasureFragment } from './measures.generated.ts';
import { paths } from '../../paths.ts';
import { MeasureAnswer } from './MeasureAnswer.tsx';
import { MeasureField } from './MeasureField.tsx';
import { fittingPath, measureNames, measuresSearch, type Measured } from './measuresAddress.ts';
import { useMeasured } from './useMeasured.ts';
import * as words from '../../../words/tr/measures.ts';

interface MeasureFormProps {
  kind: KindToMeasureFragment;
  /** The measures in the address. */
  measured: Omit<Measured, 'kindId'>;
  /** Whether the address follows what is typed. On the page that has other things it stays. */
  isAddressed: boolean;
}

/** Asks for the measures of a part. Without scripts the browser itself goes to the page of their own. */
export function MeasureForm({ kind: { kind, category, letters }, measured, isAddressed }: MeasureFormProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => new Map(measured.measures.map((one) => [one.attributeId, one.value])));
  const [worn, setWorn] = useState(measured.worn);
  const measures = letters.flatMap(({ attribute }) => {
    const value = typed.get(attribute.id)?.trim();
    return value ? [{ attributeId: attribute.id, value }] : [];
  });
  const { answer, asked, isUnread } = useMeasured({ kindId: kind.id, measures, worn });
  const search = measuresSearch(asked);
  useEffect(() => {
    const isShown = new URLSearchParams(window.location.search).toString() === new URLSearchParams(search).toString();
    if (isAddressed && !isShown && asked.measures.length > 0)
      void navigate(search, { replace: true, preventScrollReset: true });
  }, [asked.measures.length, isAddressed, navigate, search]);
  const list = fittingPath(kind.id, category?.id, answer?.conditions ?? []);
  return (
    <Form className="measure-form" action={paths.measures} aria-label={words.measuresOf(kind.name)}>
      <input type="hidden" name={measureNames.kind} value={kind.id} />
      {letters.map((letter) => (
        <MeasureField
          key={letter.letter}
          letter={letter}
          value={typed.get(letter.attribute.id) ?? ''}
          onType={(value) => setTyped(new Map(typed).set(letter.attribute.id, value))}
        />
      ))}
      <label className="measure-worn row">
        <input type="hidden" name={measureNames.worn} value="0" />
        <input
          className="tick-box"
          type="checkbox"
          name={measureNames.worn}
          value="1"
          checked={worn}
          onChange={({ target }) => setWorn(target.checked)}
        />
        {words.worn}
      </label>
      <div className="measure-answer row wraps">
        <Button
          className={answer ? 'measure-again' : undefined}
          type="submit"
          variant={answer ? 'outlined' : 'contained'}
        >
          {words.find}
        </Button>
        <MeasureAnswer answer={answer} isUnread={isUnread} list={list} />
      </div>
    </Form>
  );
}
