import { useEffect } from 'react';
import { useMonaco } from '@graphiql/react';

const options = {
  // The editor would highlight each 'ı' as a letter that could be mistaken for i.
  unicodeHighlight: { ambiguousCharacters: false },
  // Long lines wrap, so that they can be read in a narrow pane too.
  wordWrap: 'on',
} as const;

type Editor = { updateOptions(changed: typeof options): void };
const prepare = (editor: Editor) => editor.updateOptions(options);

export function EditorOptions() {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    monaco?.editor.getEditors().forEach(prepare);
    const created = monaco?.editor.onDidCreateEditor(prepare);
    return () => created?.dispose();
  }, [monaco]);
  return null;
}
