import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SchemeDrawing } from '../../../components/SchemeDrawing.tsx';
import { useMeQuery } from './signIn.generated.ts';
import { Brand } from '../../parts/page/Brand.tsx';
import { PageLoading } from '../../parts/page/Loaded.tsx';
import { goingTo } from '../../session/loginAddress.ts';
import { inLanguage, isForOthers, isOffered, otherLanguage } from '../../session/officeLanguage.ts';
import { todayAddress, useHome, useMayOpen } from '../../session/screens.ts';
import { languageNames } from '../../../words/admin/ofStaff.ts';
import * as words from '../../../words/admin/en/signIn.ts';
import { SignInForm } from './SignInForm.tsx';
import valveDark from './valve-dark.svg?url';
import valve from './valve.svg?url';

export function LoginPage() {
  const { data } = useMeQuery();
  const [params] = useSearchParams();
  const roles = data?.me?.roles;
  const mayOpen = useMayOpen(roles);
  const home = useHome(roles);
  if (roles) {
    const next = goingTo(params, data?.me?.startsWithToday ? todayAddress : undefined);
    const to = mayOpen(next) ? next : home.to;
    return isForOthers(data?.me?.language) ? <LoadedOnceMore to={to} /> : <Navigate to={to} replace />;
  }
  return (
    <Box sx={{ display: { md: 'grid' }, gridTemplateColumns: '44% 1fr', minHeight: '100vh' }}>
      <title>{words.signIn}</title>
      <Box
        component="header"
        sx={(theme) => ({
          position: 'relative',
          overflow: 'hidden',
          height: { xs: 264, md: 'auto' },
          bgcolor: 'surface.plate',
          borderBottom: { xs: `2px solid ${theme.vars.palette.text.primary}`, md: 0 },
          borderRight: { md: `2px solid ${theme.vars.palette.text.primary}` },
        })}
      >
        <Box
          sx={{
            position: 'absolute',
            '& img': { width: '100%', height: 'auto', maxWidth: 'none' },
            width: { xs: 486, md: '168%' },
            right: { xs: -164, sm: -116, md: '-58%' },
            top: { xs: -28, md: '52%' },
            transform: { md: 'translateY(-50%)' },
          }}
        >
          <SchemeDrawing light={valve} dark={valveDark} />
        </Box>
        <Box sx={{ position: 'relative', p: { xs: '22px 24px', md: '36px 40px' } }}>
          <Brand />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: { xs: 'calc(100vh - 264px)', md: 0 },
          p: { xs: '36px 24px 28px', md: '0 40px 40px' },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400, m: { md: 'auto' } }}>
          <Typography variant="h4" component="h1" sx={{ fontSize: 28 }}>
            {words.signIn}
          </Typography>
          <Typography className="muted" sx={{ mt: 0.5, mb: 3.5 }}>
            {words.manageTheCatalogue}
          </Typography>
          <SignInForm onDone={() => undefined} />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 400, mx: { md: 'auto' }, mt: 'auto', pt: { xs: 5, md: 0 } }}>
          <Box component="a" href="/" sx={linkLook}>
            <ArrowBackOutlined className="icon-18" /> <span>{words.backToSite}</span>
          </Box>
          {isOffered(otherLanguage) && <OtherLanguage next={params.get('next')} />}
        </Box>
      </Box>
    </Box>
  );
}

/** Leads to this page in the other language of the office. */
function OtherLanguage({ next }: { next: string | null }) {
  const wanted = otherLanguage.toLowerCase();
  const address = next === null ? '/admin/login' : `/admin/login?next=${encodeURIComponent(next)}`;
  return (
    <Box component="a" href={inLanguage(address, wanted)} lang={wanted} sx={{ ...linkLook, float: 'right' }}>
      <span>{languageNames[otherLanguage]}</span>
    </Box>
  );
}

/** Loads a screen with the scripts of the language that the person has chosen. */
function LoadedOnceMore({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <PageLoading />;
}

const linkLook = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  color: 'primary.main',
  fontWeight: 600,
  textDecoration: 'none',
  '& span': { borderBottom: '1.5px solid' },
};
