import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countText, siteLanguage } from '../../../../common/text/locale.ts';
import type { ShownViewFragment } from './views.generated.ts';
import { PageMenu } from '../dialogs/PageMenu.tsx';
import { searchOf } from '../lists/useViews.ts';
import * as words from '../../../words/admin/en/views.ts';

interface Props {
  views: ShownViewFragment[];
  /** The open view. The button names it where it is one of these. */
  current: ShownViewFragment | undefined;
  onOpen: (query: string) => void;
}

/** A menu of the views that do not stand above the list. */
export function MoreViews({ views, current, onOpen }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const named = views.find(({ id }) => id === current?.id);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMoreOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ ...buttonLook, ...(named && openLook) }}
      >
        {named ? (
          <Box component="span" lang={siteLanguage} className="clips" sx={{ maxWidth: 240, textOverflow: 'ellipsis' }}>
            {named.name}
          </Box>
        ) : (
          words.moreCount(views.length)
        )}
      </Button>
      <PageMenu anchor={anchor} onClose={() => setAnchor(null)}>
        {views.map((view) => (
          <MenuItem
            key={view.id}
            component={Link}
            to={{ search: searchOf(view) }}
            lang={siteLanguage}
            selected={view.id === named?.id}
            aria-current={view.id === named?.id ? 'page' : undefined}
            onClick={() => {
              setAnchor(null);
              onOpen(view.query);
            }}
            sx={{ gap: 1.5, maxWidth: 360, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            <span>{view.name}</span>
            {view.count !== null && (
              <Box className="muted pushed" component="small">
                {countText(view.count)}
              </Box>
            )}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}

const buttonLook = {
  flex: 'none',
  minWidth: 0,
  height: 56,
  borderRadius: 0,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
};
const openLook = { color: 'text.primary', boxShadow: 'inset 0 -3px var(--mui-palette-line-dim)' };
