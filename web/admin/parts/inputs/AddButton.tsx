import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Props {
  children: string;
  /** Receives the name of the new entry where the screen that led here has one. */
  onClick: (named?: string) => void;
  /** Outlined above a list that has a primary button beside it. */
  variant?: 'contained' | 'outlined';
  /** What is added, where there is no room to say it. */
  label?: string;
  /** The part of the words that is shown, where the rest is plain from its place: Turkish ends with it. */
  short?: string;
}

/** Begins a new entry of a list. The key `n` presses it, too, and so does the palette. */
export function AddButton({ children, onClick, variant = 'contained', label, short = children }: Props) {
  usePressed(onClick);
  const rest = children.startsWith(short) ? children.slice(short.length).trim() : '';
  const whole = short === children || rest !== '' ? undefined : children;
  return (
    <Button
      variant={variant}
      size="small"
      startIcon={<AddOutlined />}
      aria-label={label ?? whole}
      aria-keyshortcuts="n"
      onClick={() => onClick()}
    >
      {short}
      {rest !== '' && ' '}
      {rest !== '' && <span className="visually-hidden">{rest}</span>}
    </Button>
  );
}

/** Calls the function once when the screen was opened to begin an entry. */
export function usePressed(begin: (named?: string) => void) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = location.state as { begins?: boolean; named?: string } | null;
  const asked = state?.begins === true;
  const press = useEffectEvent(() => {
    // Going back to this screen does not begin another one.
    void navigate(location.pathname + location.search, { replace: true, state: null });
    begin(state?.named);
  });
  useEffect(() => {
    if (asked) press();
  }, [asked]);
}
