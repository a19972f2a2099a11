import { Box } from '@mui/material';
import { Row } from '../page/Row.tsx';
import { Link } from 'react-router-dom';
import { countText, siteLanguage } from '../../../../common/text/locale.ts';
import { searchOf, wholeList, type Views } from '../lists/useViews.ts';
import * as words from '../../../words/admin/en/views.ts';
import { MoreViews } from './MoreViews.tsx';
import { useFitting } from './useFitting.ts';
import { PlainList } from '../lists/PlainList.tsx';

interface Props {
  views: Views;
  /** Called with what a view keeps when somebody follows its link. */
  onOpen: (query: string) => void;
}

/** The views above a list: the whole list, the pinned ones with their counts, and a menu of those without room. */
export function ViewTabs({ views, onOpen }: Props) {
  const { nodes, current, isWhole, total, title } = views;
  const { ref, fitting } = useFitting<HTMLUListElement>();
  const tabs = nodes.filter((view) => view.pinned || view.id === current?.id);
  // The whole list stands before them.
  const shown = tabs.slice(0, Math.max(0, fitting - 1));
  const others = nodes.filter((view) => !shown.includes(view));
  return (
    <>
      <Box component="nav" aria-label={words.viewsOf(title)} className="shrinks clips" sx={{ height: 56 }}>
        <PlainList className="wraps" ref={ref} sx={rowLook}>
          <li>
            <Tab
              search={`?view=${wholeList}`}
              name={words.all}
              count={total}
              isOpen={isWhole}
              onOpen={() => onOpen('')}
            />
          </li>
          {tabs.map((view) => (
            <Box key={view.id} component="li" sx={shown.includes(view) ? undefined : { visibility: 'hidden' }}>
              <Tab
                search={searchOf(view)}
                name={view.name}
                lang={siteLanguage}
                count={view.count}
                isOpen={view.id === current?.id}
                onOpen={() => onOpen(view.query)}
              />
            </Box>
          ))}
        </PlainList>
      </Box>
      {others.length > 0 && <MoreViews views={others} current={current} onOpen={onOpen} />}
    </>
  );
}

interface TabProps {
  search: string;
  name: string;
  lang?: string;
  count: number | null | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

const Tab = ({ search, name, lang, count, isOpen, onOpen }: TabProps) => (
  <Row
    className="muted dense-type unbroken"
    component={Link}
    to={{ search }}
    aria-current={isOpen ? 'page' : undefined}
    title={name.length > 28 ? name : undefined}
    onClick={onOpen}
    spacing={0.75}
    sx={tabLook}
  >
    <span lang={lang}>{name}</span> {count != null && <small>{countText(count)}</small>}
  </Row>
);

const rowLook = { pl: 0.5 };
const tabLook = {
  height: 56,
  px: 1.25,
  fontWeight: 500,
  textDecoration: 'none',
  '& span': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& small': { fontSize: 13.5, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: 'text.primary', fontWeight: 600, boxShadow: 'inset 0 -3px var(--mui-palette-line-dim)' },
};
