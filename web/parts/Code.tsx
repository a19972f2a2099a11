import { longestCode } from '../../common/text/codeParts.ts';
import './Code.css';

/** Shows a text that is one code or one number, such as a phone number. Nothing breaks inside, but an endless one may. */
export const Code = ({ text }: { text: string }) => (
  <span className={text.length <= longestCode ? 'code' : 'code-long'}>{text}</span>
);

/** A number with what follows it: '1.440 d/dk', '0,37–1,5 kW', '230/400 VAC'. */
const measured = /^([^\p{L}\s]+) (\D\S*)$/u;

/** Shows a number with its unit, which is paler. Nothing breaks inside, and figures stand below each other. */
export function NumberText({ text }: { text: string }) {
  const [, number, unit] = measured.exec(text) ?? [];
  return (
    <span className={text.length <= longestCode ? 'figure' : 'figure code-long'}>
      {number === undefined ? text : number}
      {unit !== undefined && (
        <>
          {' '}
          <span className="figure-unit muted">{unit}</span>
        </>
      )}
    </span>
  );
}
