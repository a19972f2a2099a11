import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';

interface Props {
  children: string;
  onClick: () => void;
}

/** Begins a new entry of a list. The key `n` presses it, too. */
export const AddButton = ({ children, onClick }: Props) => (
  <Button variant="contained" size="small" startIcon={<AddOutlined />} aria-keyshortcuts="n" onClick={onClick}>
    {children}
  </Button>
);
