import type { MakeKeyMutation } from './keys.generated.ts';
import { SecretBox } from '../../parts/secrets/SecretBox.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/keys.ts';
import { mayDo } from './keyTexts.ts';

interface Props {
  made: MakeKeyMutation['made'];
  onClose: () => void;
}

/** Shows the secret of a key that was made or rotated. */
export function MadeKey({ made: { key, secret }, onClose }: Props) {
  const both = key.formerUntil;
  return (
    <SecretBox
      name={key.name}
      title={both === null ? words.isMade(key.name) : words.hasANewSecret(key.name)}
      sentence={both === null ? mayDo(key.expiresAt) : words.bothWorkUntil(fullDate(both))}
      label={words.key}
      {...{ secret, onClose }}
    />
  );
}
