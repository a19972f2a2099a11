import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { TextInput } from '../forms/TextInput.tsx';

export function PasswordInput({ label, name }: { label: string; name: string }) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      label={label}
      name={name}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <IconButton
          edge="end"
          color="inherit"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
