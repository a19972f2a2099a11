import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import { useApolloClient } from '@apollo/client/react';
import { Box, Button, DialogContent, Typography } from '@mui/material';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import * as words from '../../../words/admin/en/priceJumps.ts';
import { DialogFoot } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';
import { jumpLink, type AskJumps, type Jump } from './jumpLink.ts';
import { PlainList } from '../lists/PlainList.tsx';

const AskContext = createContext<AskJumps>(() => Promise.resolve(false));

/** Returns the function that asks whether prices may jump. */
export const useAskJumps = () => use(AskContext);

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const mostShown = 50;

interface Asked {
  jumps: Jump[];
  count: number;
  answer: (isRight: boolean) => void;
}

/** Asks once about prices that jump, whichever screen saves them, and sends what was refused again when they are right. */
export function JumpQuestion({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<Asked>();
  const ask: AskJumps = useCallback((jumps, count) => new Promise((answer) => setAsked({ jumps, count, answer })), []);
  useEffect(() => {
    const plain = client.link;
    client.setLink(jumpLink(ask).concat(plain));
    return () => client.setLink(plain);
  }, [client, ask]);
  const answer = (isRight: boolean) => {
    asked?.answer(isRight);
    setAsked(undefined);
  };
  return (
    <AskContext value={ask}>
      {children}
      {asked && <Question {...asked} answer={answer} />}
    </AskContext>
  );
}

function Question({ jumps, count, answer }: Asked) {
  const shown = jumps.slice(0, mostShown);
  return (
    <PageDialog open small width={560} title={words.title(count)} onClose={() => answer(false)}>
      <DialogContent>
        <PlainList sx={listLook}>
          {shown.map(({ id, name, minimum, from, to }) => (
            <Box className="wraps apart ruled-below" component="li" key={`${id} ${minimum ?? ''}`} sx={rowLook}>
              <Box className="breaks" component="span" lang={siteLanguage}>
                {name}
                {minimum !== null && <Small> {words.fromQuantity(String(minimum))}</Small>}
              </Box>
              <Box component="span" className="pushed flush-end" sx={priceLook}>
                <Box className="muted" component="span">
                  ₺ {lira.format(from)} →
                </Box>{' '}
                <b>{to === null ? words.onRequest : `₺ ${lira.format(to)}`}</b>
                {to !== null && to > 0 && <Small> {words.factor(from, to)}</Small>}
              </Box>
            </Box>
          ))}
        </PlainList>
        {count > shown.length && (
          <Typography className="muted" variant="body2" sx={{ mt: 1 }}>
            {words.more(count - shown.length)}
          </Typography>
        )}
        <Typography className="muted" variant="body2" sx={{ mt: 2 }}>
          {words.explained}
        </Typography>
      </DialogContent>
      <DialogFoot>
        <Button variant="outlined" size="small" autoFocus onClick={() => answer(false)}>
          {words.goBack}
        </Button>
        <Button variant="contained" size="small" onClick={() => answer(true)}>
          {words.save(count)}
        </Button>
      </DialogFoot>
    </PageDialog>
  );
}

const Small = ({ children }: { children: ReactNode }) => (
  <Box component="span" className="small-type unbroken warns" sx={{ ml: 1 }}>
    {children}
  </Box>
);

const listLook = { borderTop: 'var(--hairline)' } as const;
const rowLook = { columnGap: 3, py: 1.25 } as const;
const priceLook = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
