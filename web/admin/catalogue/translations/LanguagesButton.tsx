import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import type { TranslatedEntity } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/translations.ts';
import { TextsDialog } from './TextsDialog.tsx';

interface Props {
  entity: TranslatedEntity;
  id: string;
  name: string;
  /** Says what has the languages, where the button stands on no form of it. */
  label?: string;
}

/** Opens the texts of a thing in other languages, over its form. */
export function LanguagesButton({ label = words.otherLanguages, ...props }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<TranslateOutlined />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <TextsDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
