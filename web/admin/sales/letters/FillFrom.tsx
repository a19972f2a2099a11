import { Button } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useState, type ReactNode } from 'react';
import { useAnswerTemplateListQuery } from '../templates/answerTemplates.generated.ts';
import { LabelledSelect } from '../../parts/inputs/LabelledSelect.tsx';
import * as words from '../../../words/admin/en/letters.ts';

interface Props {
  now: () => string;
  /** Receives the text of a template as it is stored. */
  onChoose: (text: string) => void;
  onUndo: (text: string) => void;
  /** Other parts that fill the letter in. */
  children?: ReactNode;
}

/** Fills the letter in from a template; "Undo" brings back the text before. */
export function FillFrom({ now, onChoose, onUndo, children }: Props) {
  const { data, refetch } = useAnswerTemplateListQuery({ fetchPolicy: 'cache-and-network' });
  const [chosen, setChosen] = useState('');
  const [before, setBefore] = useState<string>();
  const templates = data?.rows ?? [];

  function choose(id: string) {
    setChosen(id);
    const template = templates.find((one) => one.id === id);
    if (!template) return;
    if (before === undefined) setBefore(now());
    onChoose(template.text);
  }

  return (
    // The templates may have been edited meanwhile, in the tab that the last button opens.
    <Row className="wraps" onFocus={() => void refetch()} spacing={1.25}>
      {templates.length > 0 && (
        <LabelledSelect
          label={words.textFrom}
          value={chosen}
          options={[
            { value: '', label: words.noTemplate },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={choose}
        />
      )}
      {before !== undefined && (
        <Button
          size="small"
          onClick={() => {
            onUndo(before);
            setBefore(undefined);
            setChosen('');
          }}
        >
          {words.undo}
        </Button>
      )}
      {children}
      <Button size="small" href="/admin/messages/answers" target="_blank" rel="noreferrer">
        {templates.length > 0 ? words.editTemplates : words.addTemplates}
      </Button>
    </Row>
  );
}
