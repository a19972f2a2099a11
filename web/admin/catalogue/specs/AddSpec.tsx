import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { lowerCase } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/specs.ts';
import { CreateButton } from './CreateButton.tsx';
import { guessAttribute, splitSpec } from './guessAttribute.ts';
import { ListInput } from './ListInput.tsx';
import { attributeCalled } from './specRows.ts';
import type { Attribute } from './useDefinitions.ts';

interface Props {
  attributes: Attribute[];
  onAdd: (attributeId: string) => void;
  button?: string;
  /** Creates an attribute of that name, for a product that has that value. */
  onCreate?: (name: string, value: string) => void;
}

/** Finds an attribute while its name is typed. An attribute that the product has already gets another value. */
export function AddSpec({ attributes, onAdd, button = words.addSpec, onCreate }: Props) {
  const [typed, setTyped] = useState('');
  const beginning = attributes.filter((one) => lower(one.name).startsWith(lower(typed)));
  const found = attributeCalled(attributes, typed) ?? (beginning.length === 1 ? beginning[0] : undefined);
  const unknown = onCreate && typed.trim() !== '' && beginning.length === 0 && !found ? splitSpec(typed) : undefined;
  function add() {
    if (!found) return;
    setTyped('');
    onAdd(found.id);
  }
  return (
    <Box sx={{ my: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <ListInput
          value={typed}
          placeholder={words.anotherAttribute}
          choices={attributes.map(({ name }) => name)}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not send the form around it.
            event.preventDefault();
            add();
          }}
          input={{ 'aria-label': words.attribute, autoComplete: 'off' }}
        />
        <Button variant="outlined" size="small" disabled={!found} onClick={add} className="rigid">
          {button}
        </Button>
      </Box>
      {unknown && (
        <CreateButton
          attribute={guessAttribute(unknown.name, unknown.value)}
          onClick={() => {
            setTyped('');
            onCreate?.(unknown.name, unknown.value);
          }}
        />
      )}
    </Box>
  );
}

const lower = (text: string) => lowerCase(text.trim());
