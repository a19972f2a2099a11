import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Checkbox, FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useId } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useProfilesForKeysQuery } from './keys.generated.ts';
import type { Scope } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/keys.ts';
import { isExport, scopeOrder, scopeTexts } from './keyTexts.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

interface Props {
  scopes: readonly Scope[];
  profileIds: readonly string[];
  error: string | undefined;
  onScopes: (scopes: readonly Scope[]) => void;
  onProfiles: (ids: readonly string[]) => void;
}

const toggled = <Item,>(items: readonly Item[], item: Item, on: boolean) =>
  on ? [...items, item] : items.filter((one) => one !== item);

/** Lists what a key may do, each with a sentence. */
export function RightsInput({ scopes, profileIds, error, onScopes, onProfiles }: Props) {
  const { data } = useProfilesForKeysQuery({ fetchPolicy: 'cache-and-network' });
  const profiles = data?.importProfiles ?? [];
  const groups = [...new Set(scopeOrder.map((scope) => scopeTexts[scope].group))];
  return (
    <FormControl component="fieldset" error={error !== undefined} className="shrinks">
      <FormLabel component="legend">{words.itMay}</FormLabel>
      {groups.map((group) => (
        <Group key={group} title={group}>
          {scopeOrder
            .filter((scope) => scopeTexts[scope].group === group)
            .map((scope) => (
              <Right
                key={scope}
                label={scopeTexts[scope].label}
                sentence={scopeTexts[scope].sentence}
                checked={scopes.includes(scope)}
                onCheck={(on) => onScopes(toggled(scopes, scope, on))}
              />
            ))}
        </Group>
      ))}
      {profiles.length > 0 && (
        <Group title={words.filesOfAProfile}>
          {profiles.map((profile) => (
            <Right
              key={profile.id}
              label={profile.name}
              lang={siteLanguage}
              sentence={isExport(profile) ? words.fetchTheFileThatItWrites : words.sendFilesToIt}
              checked={profileIds.includes(profile.id)}
              onCheck={(on) => onProfiles(toggled(profileIds, profile.id, on))}
            />
          ))}
        </Group>
      )}
      {error && (
        <FormHelperText>
          <ErrorOutlined className="icon-18" />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <Box role="group" aria-label={title} sx={{ mt: 1 }}>
    <Typography className="muted strong" variant="caption" component="p">
      {title}
    </Typography>
    {children}
  </Box>
);

interface RightProps {
  label: string;
  lang?: string;
  sentence: string;
  checked: boolean;
  onCheck: (on: boolean) => void;
}

function Right({ label, lang, sentence, checked, onCheck }: RightProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', ml: '-9px' }}>
      <Checkbox
        size="small"
        id={id}
        checked={checked}
        onChange={(_, on) => onCheck(on)}
        sx={{ alignSelf: 'flex-start' }}
        slotProps={{ input: { 'aria-describedby': `${id}-says` } }}
      />
      <Box className="breaks" sx={{ pt: '7px' }}>
        <Typography
          variant="body2"
          component="label"
          htmlFor={id}
          lang={lang}
          className="strong"
          sx={{ cursor: 'pointer' }}
        >
          {label}
        </Typography>
        <Quiet id={`${id}-says`} variant="caption" component="p">
          {sentence}
        </Quiet>
      </Box>
    </Box>
  );
}
