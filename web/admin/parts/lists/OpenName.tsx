import { ButtonBase } from '@mui/material';

/** The name of a row is the button that opens it. */
export const OpenName = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <ButtonBase lang="tr" onClick={onOpen} sx={look}>
    {name}
  </ButtonBase>
);

const look = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
};
