import { EmptyState } from '../../../components/EmptyState.tsx';
import { lowerCase, siteLanguage } from '../../../../common/text/locale.ts';
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as words from '../../../words/admin/en/importProfiles.ts';
import type { RunRowFragment } from './imports.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { FilterLine } from '../../parts/lists/FilterLine.tsx';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { ProfileActions } from './ProfileActions.tsx';
import { outcomeOf, runStates } from './runTexts.ts';
import { howOften } from './schedules.ts';
import { sourceOf, type ListedProfile, type Profile } from './setups.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  profiles: ListedProfile[];
  onAdd: () => void;
  /** Takes a profile from a file. */
  onTake: () => void;
  onCopy: (profile: Profile) => void;
  onExport: (profile: Profile) => void;
  onDelete: (profile: Profile) => void;
}

const all = '';

/** Shows the profiles that a search and a state find. */
export function FoundProfiles({ profiles, ...actions }: Props) {
  const narrow = useNarrow();
  const [search, setSearch] = useState('');
  const [state, setState] = useState(all);
  if (profiles.length === 0) return <NoProfiles {...actions} />;
  const found = profiles.filter(
    (profile) =>
      lowerCase(profile.name).includes(lowerCase(search)) && (state === all || profile.lastRun?.state === state),
  );
  const Shown = narrow ? Cards : Rows;
  return (
    <>
      <FilterLine
        label={words.searchProfiles}
        search={search}
        onSearch={setSearch}
        count={words.profileCount(found.length)}
      >
        <FilterSelect
          label={words.state}
          value={state}
          options={[
            { value: all, label: words.allStates },
            ...Object.entries(runStates).map(([value, { label }]) => ({ value, label })),
          ]}
          onChoose={setState}
        />
      </FilterLine>
      {found.length === 0 ? (
        <Typography className="ruled" sx={{ p: 2.5 }}>
          {words.noProfileFits}
        </Typography>
      ) : (
        <Shown found={found.map((profile) => ({ profile, last: profile.lastRun ?? undefined }))} {...actions} />
      )}
    </>
  );
}

type Actions = Omit<Props, 'profiles'>;
type Found = { profile: ListedProfile; last: RunRowFragment | undefined };

const NoProfiles = ({ onTake }: Actions) => (
  <Box className="ruled" sx={{ p: 'var(--inset)' }}>
    <EmptyState
      title={words.noProfileIsKeptYet}
      hint={words.aProfileRemembersColumnsAndRules}
      action={
        <Button size="small" onClick={onTake}>
          {words.takeOneFromAFile}
        </Button>
      }
    />
  </Box>
);

const Rows = ({ found, ...actions }: { found: Found[] } & Actions) => (
  <Table sx={tableLook} aria-label={words.profiles}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ width: '22%' }}>{words.profile}</TableCell>
        <TableCell sx={{ width: '20%' }}>{words.lastRun}</TableCell>
        <TableCell sx={{ width: '20%' }}>{words.nextRun}</TableCell>
        <TableCell>{words.state}</TableCell>
        <TableCell align="right">
          <span className="visually-hidden">{words.actions}</span>
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {found.map(({ profile, last }) => (
        <TableRow key={profile.id}>
          <TableCell>
            <ProfileName profile={profile} />
          </TableCell>
          <TableCell>
            <LastRun last={last} profile={profile} />
          </TableCell>
          <TableCell>
            <NextRun profile={profile} />
          </TableCell>
          <TableCell>
            <State last={last} />
          </TableCell>
          <TableCell align="right" className="unbroken">
            <ProfileActions profile={profile} last={last} {...actions} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Cards = ({ found, ...actions }: { found: Found[] } & Actions) => (
  <PlainList aria-label={words.profiles}>
    {found.map(({ profile, last }) => (
      <Box component="li" key={profile.id} className="ruled" sx={cardLook}>
        <State last={last} />
        <ProfileName profile={profile} />
        <LastRun last={last} profile={profile} />
        <div>
          <ProfileActions profile={profile} last={last} {...actions} />
        </div>
      </Box>
    ))}
  </PlainList>
);

const Second = ({ children }: { children: string }) => (
  <Quiet variant="caption" component="p">
    {children}
  </Quiet>
);

const ProfileName = ({ profile }: { profile: Profile }) => (
  <div>
    <Box
      component={Link}
      to={`/admin/imports/profiles/${profile.id}`}
      lang={siteLanguage}
      className="strong"
      sx={{ color: 'inherit' }}
    >
      {profile.name}
    </Box>
    <Second>{sourceOf(profile)}</Second>
  </div>
);

const LastRun = ({ last, profile }: { last: RunRowFragment | undefined; profile: Profile }) =>
  last ? (
    <div>
      <Box component={Link} to={`/admin/imports/runs/${last.id}`} sx={{ color: 'inherit', textDecoration: 'none' }}>
        {fullDate(last.createdAt)}
      </Box>
      <Second>
        {profile.setup.direction === 'EXPORT' && last.state === 'DONE' ? words.rowsWritten(last.rows) : outcomeOf(last)}
      </Second>
    </div>
  ) : (
    <Second>{words.notRunYet}</Second>
  );

const NextRun = ({ profile: { nextRunAt, setup } }: { profile: ListedProfile }) => (
  <div>
    {nextRunAt ? fullDate(nextRunAt) : '–'}
    <Second>{setup.schedule === null ? words.byHand : howOften(setup.schedule)}</Second>
  </div>
);

/** The whole of it stands on the page of the run. */
const firstSentence = (text: string) => /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;

function State({ last }: { last: RunRowFragment | undefined }) {
  if (!last) return null;
  const { label, color, Icon } = runStates[last.state];
  return (
    <div>
      <Box className="row strong" component="span" sx={{ gap: 1, color }}>
        <Icon sx={{ fontSize: 20 }} />
        {label}
      </Box>
      {last.reasons[0] !== undefined && <Second>{firstSentence(last.reasons[0])}</Second>}
    </div>
  );
}

const cardLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1,
  p: 2,
};
