import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../words/admin/en/inputs.ts';
import { TextInput } from './TextInput.tsx';

interface Props {
  label: string;
  name: string;
  /** True for a new password, so that the browser suggests one. */
  fresh?: boolean;
  autoFocus?: boolean;
  hint?: string;
  error?: string;
}

export function PasswordInput({ fresh = false, ...field }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete={fresh ? 'new-password' : 'current-password'}
      endAdornment={
        <IconButton
          edge="end"
          color="inherit"
          aria-label={shown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
