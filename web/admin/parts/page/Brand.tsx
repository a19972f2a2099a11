import { Box, Typography } from '@mui/material';
import { Row } from './Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Drawing } from '../../../components/Drawing.tsx';
import { isDefaultLogo } from '../../../components/logoAddress.ts';
import mark from '../../../components/mark.svg?raw';
import { useCompanyBrandQuery } from './brand.generated.ts';

interface BrandProps {
  onInk?: boolean;
  /** There is room for the mark alone. */
  isIcon?: boolean;
}

export function Brand({ onInk = false, isIcon = false }: BrandProps) {
  const { name, logo = '' } = useCompanyBrandQuery().data?.siteSettings ?? {};
  return <CompanyLogo logo={logo} name={name} onInk={onInk} isIcon={isIcon} />;
}

interface CompanyLogoProps {
  logo: string;
  name: string | undefined;
  onInk: boolean;
  isIcon?: boolean;
}

/** Shows the company's logo in the size that it has on the site, or the default mark with the company's name. */
export function CompanyLogo({ logo, name = '', onInk, isIcon = false }: CompanyLogoProps) {
  if (logo && !isDefaultLogo(logo)) {
    return (
      <Box
        component="img"
        src={logo}
        alt={name}
        lang={siteLanguage}
        className="own-line"
        sx={{ maxWidth: isIcon ? 44 : 160, maxHeight: 44, objectFit: 'contain' }}
      />
    );
  }
  return (
    <Row className="shrinks" spacing={1.5} sx={{ minHeight: 32 }}>
      <Mark onInk={onInk} />
      <Typography
        variant="h5"
        component="span"
        lang={siteLanguage}
        className={isIcon ? 'visually-hidden' : undefined}
        sx={{ minWidth: 0, fontSize: 16, fontStretch: '110%', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
    </Row>
  );
}

/** The mark is a V-block that holds a round bar. */
export function Mark({ onInk }: { onInk: boolean }) {
  return (
    <Box
      component={Drawing}
      svg={mark}
      sx={({ vars: { palette } }) => ({
        '--mark-block': onInk ? palette.surface.inkText : palette.primary.main,
        '--mark-bar': palette.line.dim,
        flex: 'none',
        width: 30,
        height: 30,
        '& > svg': { display: 'block' },
      })}
    />
  );
}
