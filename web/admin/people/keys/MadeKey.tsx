import type { MakeKeyMutation } from '../../../graphql/generated/operations.ts';
import { SecretBox } from '../../parts/secrets/SecretBox.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { untilWords } from './keyTexts.ts';

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
      title={both === null ? `“${key.name}” is made` : `“${key.name}” has a new secret`}
      sentence={
        both === null
          ? `Who has it may do what is ticked, ${untilWords(key.expiresAt)}.`
          : `Both work until ${fullDate(both)}.`
      }
      label="Key"
      {...{ secret, onClose }}
    />
  );
}
