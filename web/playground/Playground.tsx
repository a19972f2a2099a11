import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { useState } from 'react';
import { during } from '../graphql/underWay.ts';
import * as words from '../words/admin/en/playground.ts';
import { AccessibleTabs } from './AccessibleTabs.tsx';
import { ConfirmWrite } from './ConfirmWrite.tsx';
import { discreetStorage } from './discreetStorage.ts';
import { EditorOptions } from './EditorOptions.tsx';
import { examples } from './examples.ts';
import { Settled } from './Settled.tsx';
import { askingBeforeWrites } from './writes.ts';

const socket = new URL('/graphql', window.location.href);
socket.protocol = socket.protocol.replace('http', 'ws');

/** Sends requests with the browser's session cookie: a person signed in at /admin acts as that admin here. */
const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  headers: { 'apollo-require-preflight': 'true' },
  fetch: (...asked) => during(fetch(...asked)),
  wsClient: createClient({ url: socket.href }),
});

const storage = discreetStorage(window.localStorage);

/** GraphiQL needs these on the first visit only: later it restores its tabs with their contents. */
const first = window.localStorage.getItem('graphiql:tabState') === null ? examples[0]?.variables : undefined;

type Question = { mutation: string; answer: (send: boolean) => void };

export function Playground() {
  const [question, setQuestion] = useState<Question>();
  // The fetcher is made once: with each new one GraphiQL would load the schema again.
  const [asking] = useState(() =>
    askingBeforeWrites(fetcher, (mutation) => new Promise((answer) => setQuestion({ mutation, answer }))),
  );
  function answered(send: boolean) {
    setQuestion(undefined);
    question?.answer(send);
  }
  return (
    <>
      <GraphiQL
        fetcher={asking}
        defaultTabs={examples}
        storage={storage}
        {...(first && { initialVariables: first })}
        defaultEditorToolsVisibility="variables"
        inputValueDeprecation
      >
        <GraphiQL.Logo>
          <h1>{words.title}</h1>
          <a href="/docs/api">{words.guide}</a>
          <a href="/graphql/schema.graphql">{words.schema}</a>
          <a href="/">{words.backToTheSite}</a>
        </GraphiQL.Logo>
        <EditorOptions />
        <AccessibleTabs />
        <Settled />
      </GraphiQL>
      {question && <ConfirmWrite mutation={question.mutation} onAnswer={answered} />}
    </>
  );
}
