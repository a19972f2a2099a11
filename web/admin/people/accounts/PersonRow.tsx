import { Box, Chip, Typography } from '@mui/material';
import { rolesText } from '../../../../common/enumWords.ts';
import type { PersonRowFragment } from './people.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { dayOnly, fullDate } from '../../parts/texts/dates.ts';
import { roleOptions, rolesOf } from '../../parts/texts/roles.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/accounts.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { personLook } from './rowLook.ts';
import { usePeople } from './usePeople.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/**
 * `due` is the day from which two-step sign-in is required of everybody. Nobody changes their own role, since an owner
 * who lowered it could not take it back.
 */
export function PersonRow({ person, due }: { person: PersonRowFragment; due: string | null }) {
  const { email, name, roles, suspended, twoStep, lastSeenAt } = person;
  const isMe = useSession().email === email;
  const { setRoles } = usePeople();
  return (
    <Box component="li" sx={personLook}>
      <Box sx={{ gridArea: 'who' }}>
        <Typography variant="body2" component="div" className="strong" sx={nameLook}>
          {name || email}
          {isMe && <Chip size="small" label={words.you} />}
          {suspended && <Chip size="small" color="warning" label={words.suspended} />}
        </Typography>
        <Quiet variant="caption" component="p">
          {name && (
            <>
              {email}
              <br />
            </>
          )}
          {lastSeenAt ? words.lastSeen(fullDate(lastSeenAt)) : words.notSignedIn},{' '}
          {due !== null && !twoStep ? (
            <Box component="span" className="strong warns" sx={{ display: 'inline-block' }}>
              {words.twoStepOffDue(dayOnly(due))}
            </Box>
          ) : twoStep ? (
            words.twoStepIsOn
          ) : (
            words.twoStepIsOff
          )}
        </Quiet>
      </Box>
      {isMe ? (
        <Typography variant="body2" className="strong" sx={{ gridArea: 'role' }}>
          {rolesText(roles)}
        </Typography>
      ) : (
        <Box sx={{ gridArea: 'role' }}>
          <FilterSelect
            label={words.roleOf(name || email)}
            value={roles.join()}
            options={roleOptions}
            onChoose={(value) => void setRoles(person, rolesOf(value))}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'menu' }}>
        <PersonMenu person={person} isMe={isMe} />
      </Box>
    </Box>
  );
}

/** A chip that does not fit beside a long address begins the next line. */
const nameLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  overflowWrap: 'anywhere',
} as const;
