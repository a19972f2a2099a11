import { ButtonBase } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';

/** The name of a row is the button that opens it. */
export const OpenName = ({ name, onOpen }: { name: string; onOpen: () => void }) => (
  <ButtonBase lang={siteLanguage} onClick={onOpen} sx={look}>
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
