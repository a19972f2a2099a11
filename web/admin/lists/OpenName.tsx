import { ButtonBase } from '@mui/material';

/** The name of a row, which opens it. */
export const OpenName = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <ButtonBase
    lang="tr"
    onClick={onOpen}
    sx={{ font: 'inherit', textAlign: 'left', '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } }}
  >
    {name}
  </ButtonBase>
);
