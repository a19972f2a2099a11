import { useState } from 'react';
import { useMySecondFactorQuery } from './twoStep.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { TwoStepOff } from './TwoStepOff.tsx';
import { TwoStepOn } from './TwoStepOn.tsx';

/** Turns the second step of one's own sign-in on and off: a code of an authenticator app. */
export function TwoStep() {
  const query = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [codes, setCodes] = useState<string[]>();
  const turnedOn = (first: string[]) => {
    setCodes(first);
    query.refetch().catch(logUnexpected);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  return (
    <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[44]} />}>
      {({ mySecondFactor: { activeSince, recoveryCodesLeft } }) =>
        activeSince ? (
          <TwoStepOn since={activeSince} codesLeft={recoveryCodesLeft} onCodes={setCodes} />
        ) : (
          <TwoStepOff onCodes={turnedOn} />
        )
      }
    </Loaded>
  );
}
