import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import * as mui from '@mui/material';
import { ThemeProvider } from '@mui/system';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { builtTheme } from './builtTheme.ts';
import { components } from './components.ts';
import { storedTheme } from './storedTheme.ts';
import { theme } from './theme.ts';

const { Box, Button, Checkbox, Chip, TextField } = mui;
const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const variants = ['contained', 'outlined', 'text'] as const;

const shown = (
  <>
    {colors.flatMap((color) => [
      ...variants.flatMap((variant) => [
        <Button key={`${color}-${variant}`} {...{ color, variant }} startIcon={<i />} />,
        <Button key={`${color}-${variant}-small`} {...{ color, variant }} size="small" disabled />,
      ]),
      <mui.IconButton key={`${color}-icon`} color={color} edge="end" />,
      <mui.LinearProgress key={`${color}-line`} color={color} variant="determinate" value={40} />,
      <mui.CircularProgress key={`${color}-circle`} color={color} />,
      <Checkbox key={`${color}-box`} color={color} checked onChange={() => undefined} />,
      <mui.Switch key={`${color}-switch`} color={color} checked onChange={() => undefined} />,
      <Chip key={`${color}-chip`} color={color} variant="outlined" label="x" onDelete={() => undefined} />,
      <TextField key={`${color}-field`} color={color} label="x" helperText="y" error />,
    ])}
    {(['error', 'warning', 'info', 'success'] as const).map((severity) => (
      <mui.Alert key={severity} severity={severity} action={<i />} onClose={() => undefined} />
    ))}
    <Box
      sx={{
        ...{ m: 1, px: 2, mt: 0.5, gap: 3, p: { xs: 1, md: 2 }, color: 'text.secondary', bgcolor: 'surface.sunken' },
        ...{ borderRadius: 1, border: 1, borderColor: 'divider', typography: 'body2', boxShadow: 6, zIndex: 'drawer' },
        ...{ width: 1 / 2, display: { xs: 'none', lg: 'grid' }, fontWeight: 'bold' },
      }}
    />
    <mui.Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} divider={<mui.Divider flexItem />} />
    {(['h1', 'h3', 'h6', 'subtitle2', 'body1', 'caption', 'button', 'inherit'] as const).map((variant) => (
      <mui.Typography key={variant} variant={variant} noWrap />
    ))}
    <mui.Link href="#" color="inherit" underline="hover" />
    <mui.Paper elevation={8} />
    <mui.Skeleton width={20} />
    <mui.SnackbarContent message="x" />
    <mui.Tabs value={0}>
      <mui.Tab label="x" />
    </mui.Tabs>
    <mui.ToggleButtonGroup value="a" color="primary">
      <mui.ToggleButton value="a" />
    </mui.ToggleButtonGroup>
    <mui.Table size="small">
      <mui.TableHead>
        <mui.TableRow>
          <mui.TableCell align="right">
            <mui.TableSortLabel active />
          </mui.TableCell>
        </mui.TableRow>
      </mui.TableHead>
    </mui.Table>
    <mui.FormControlLabel control={<mui.Radio />} label="x" disabled />
    <mui.Autocomplete options={['x']} renderInput={(input) => <TextField {...input} />} />
    <mui.NativeSelect variant="outlined" />
    <mui.Select value="" />
    <mui.Collapse in={false} />
    <mui.Dialog open fullScreen>
      <mui.DialogTitle>x</mui.DialogTitle>
      <mui.DialogContent dividers />
      <mui.DialogActions />
    </mui.Dialog>
    <mui.Drawer open anchor="right" />
    <mui.Menu open anchorEl={document.body}>
      <mui.MenuItem selected disabled divider />
    </mui.Menu>
    <mui.Tooltip open title="x">
      <i />
    </mui.Tooltip>
  </>
);

/** Returns all styles that are made for these under a theme, each once. */
function stylesUnder(ofTheme: typeof theme, content: ReactNode) {
  const cache = createCache({ key: 'css', container: document.createElement('div'), speedy: false });
  const page = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={ofTheme}>{content}</ThemeProvider>
    </CacheProvider>,
  );
  page.unmount();
  return cache.sheet.tags
    .map(({ textContent }) => (textContent ?? '').replace(/^@media print\{|\.css-[\w-]+/g, ''))
    .sort();
}

/** The values on which variables fall back stand in the sheet of every page. */
const fallback = /var\((--mui-[\w-]+), (?:[^()]|\((?:[^()]|\([^()]*\))*\))+\)/g;
const withoutFallbacks = (css: string) => css.replace(fallback, 'var($1)');
const greys = /var\(--mui-palette-grey-\w+, ([^()]+)\)/g;

test('what a build makes of the theme gives the components the styles that the theme gives them', () => {
  const built = stylesUnder(builtTheme(storedTheme(), components), shown);
  const whole = stylesUnder(theme, shown).map((css) => withoutFallbacks(css.replace(greys, '$1')));
  expect(built.length).toBeGreaterThan(150);
  expect(built).toEqual(whole.sort());
});
