import { useEffect } from 'react';
import { useMonaco } from '@graphiql/react';

type Options = { updateOptions(options: { unicodeHighlight: { ambiguousCharacters: boolean } }): void };

/** The editor would highlight each 'ı' as a letter that could be mistaken for i. */
const plain = (editor: Options) => editor.updateOptions({ unicodeHighlight: { ambiguousCharacters: false } });

export function TurkishLetters() {
  const monaco = useMonaco((state) => state.monaco);
  useEffect(() => {
    monaco?.editor.getEditors().forEach(plain);
    const created = monaco?.editor.onDidCreateEditor(plain);
    return () => created?.dispose();
  }, [monaco]);
  return null;
}
