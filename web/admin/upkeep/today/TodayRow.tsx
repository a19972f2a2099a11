import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { Link } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { TodayRow as Entry } from './block.ts';

/** The whole row leads to what it is about; what stands at its end does more. */
export function TodayRow({ row: { icon, title, text, to, look, end } }: { row: Entry }) {
  return (
    <Row className="ruled" component="li" spacing={1.75} sx={rowLook}>
      {icon && <icon.Icon sx={{ fontSize: 20, color: icon.colour }} />}
      <Box className="breaks grows">
        <Typography variant="body2" lang={siteLanguage} className="strong" sx={{ lineHeight: '22px' }}>
          {to ? (
            <Box component={Link} to={to} sx={linkLook}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
        <Typography className="muted small-type" sx={{ lineHeight: '20px' }}>
          {text}
        </Typography>
      </Box>
      {end}
      {!end && look && to && (
        <>
          <Button
            variant="outlined"
            size="small"
            component={Link}
            to={to}
            tabIndex={-1}
            aria-hidden
            className="near-type"
            sx={buttonLook}
          >
            {look}
          </Button>
          <ChevronRightOutlined className="muted" sx={{ display: { md: 'none' } }} />
        </>
      )}
    </Row>
  );
}

const rowLook = {
  position: 'relative',
  minHeight: 60,
  p: { xs: '10px 16px', md: '8px 20px' },
  '&:hover': { bgcolor: 'surface.sunken' },
  '& button': { position: 'relative' },
} as const;
const linkLook = {
  color: 'inherit',
  fontWeight: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&&': { color: 'text.primary', fontWeight: 600 },
} as const;
const buttonLook = { display: { xs: 'none', md: 'inline-flex' }, height: 34, px: 1.5 } as const;
