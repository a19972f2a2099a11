import { Box, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { KeyRowFragment, MakeKeyMutation } from './keys.generated.ts';
import { tableLook } from '../../parts/lists/tableLook.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import { PersonName } from '../../parts/people/PersonName.tsx';
import * as words from '../../../words/admin/en/keys.ts';
import { KeyMenu } from './KeyMenu.tsx';
import { chipsOf, endOf, placesOf } from './keyTexts.ts';
import { PlainList } from '../../parts/lists/PlainList.tsx';

interface Props {
  keys: KeyRowFragment[];
  onChange: (key: KeyRowFragment) => void;
  onRotated: (made: MakeKeyMutation['made']) => void;
}

/** The keys in a table; on a phone each is a card. */
export function KeyRows(props: Props) {
  const Shown = useNarrow() ? Cards : Rows;
  return <Shown {...props} />;
}

const Rows = ({ keys, ...actions }: Props) => (
  <Table sx={tableLook} aria-label={words.keys}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ width: '27%' }}>{words.key}</TableCell>
        <TableCell>{words.may}</TableCell>
        <TableCell sx={{ width: '17%' }}>{words.ends}</TableCell>
        <TableCell sx={{ width: '17%' }}>{words.lastUsedHeading}</TableCell>
        <TableCell align="right" sx={{ width: 64 }}>
          <span className="visually-hidden">{words.actions}</span>
        </TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {keys.map((key) => (
        <TableRow key={key.id}>
          <TableCell>
            <Name of={key} />
          </TableCell>
          <TableCell>
            <May of={key} />
          </TableCell>
          <TableCell>
            <End of={key} />
          </TableCell>
          <TableCell>
            <Use of={key} />
          </TableCell>
          <TableCell align="right">
            <KeyMenu of={key} {...actions} />
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Cards = ({ keys, ...actions }: Props) => (
  <PlainList aria-label={words.keys}>
    {keys.map((key) => (
      <Box component="li" key={key.id} sx={cardLook}>
        <Name of={key} />
        <KeyMenu of={key} {...actions} />
        <Box className="whole-row">
          <May of={key} />
        </Box>
        <Box className="whole-row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 2 }}>
          <div>
            <Label>{words.ends}</Label>
            <End of={key} />
          </div>
          <div>
            <Label>{words.lastUsedHeading}</Label>
            <Use of={key} />
          </div>
        </Box>
      </Box>
    ))}
  </PlainList>
);

type Of = { of: KeyRowFragment };

const Label = ({ children }: { children: string }) => (
  <Typography className="muted strong" variant="caption" component="p">
    {children}
  </Typography>
);

const Second = ({ children, color = 'text.secondary' }: { children: ReactNode; color?: string }) => (
  <Typography variant="caption" component="p" className="breaks" sx={{ color }}>
    {children}
  </Typography>
);

const Name = ({ of: { name, start, madeBy, state } }: Of) => (
  <Box className="shrinks" sx={{ color: state === 'REVOKED' ? 'text.secondary' : undefined }}>
    <Box lang={siteLanguage} className="strong breaks">
      {name}
    </Box>
    <Second>
      {start}…, <PersonName of={madeBy} />
    </Second>
  </Box>
);

const May = ({ of }: Of) => (
  <PlainList className="wraps" aria-label={words.may} sx={{ gap: 0.75 }}>
    {chipsOf(of).map((chip) => (
      <li key={chip}>
        <Chip size="small" label={chip} />
      </li>
    ))}
  </PlainList>
);

function End({ of }: Of) {
  const { chip, day, detail, soon } = { chip: undefined, day: undefined, detail: undefined, soon: false, ...endOf(of) };
  const color = soon ? 'warning.main' : undefined;
  return (
    <div>
      {chip ? <Chip size="small" label={chip} /> : <Box sx={{ color, fontWeight: soon ? 600 : undefined }}>{day}</Box>}
      {detail && <Second color={color}>{detail}</Second>}
    </div>
  );
}

const Use = ({ of }: Of) => (
  <div>
    {of.lastUsedAt === null ? words.notYet : nearDate(of.lastUsedAt)}
    {of.state !== 'REVOKED' && <Second>{placesOf(of)}</Second>}
  </div>
);

const cardLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
  p: 2,
  '& + &': { borderTop: 'var(--hairline)' },
};
