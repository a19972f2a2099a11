import { readMeasure, readRange } from '../../../../common/measures/measures.ts';
import { readValue, type AttributeKind } from '../../../../common/measures/specValues.ts';
import { unitOf } from '../../../../common/measures/units.ts';

/** Splits what is typed in one line, 'Ağırlık 0,2 kg', into a name and a value that begins with a number. */
export function splitSpec(text: string): { name: string; value: string } {
  const [, name = text, value = ''] = /^(\D*[^\s\d:=])\s*[:=]?\s+([-+≤≥<>Ø]?\s*\d.*)$/u.exec(text.trim()) ?? [];
  return { name: name.trim(), value: value.trim() };
}

/** Proposes an attribute for a name and a value. The unit is that of the name, 'Ağırlık [kg]', or else of the value. */
export function guessAttribute(
  named: string,
  value: string,
): { name: string; kind: AttributeKind; unit: string | null } {
  const [, bare = named, bracket = ''] = /^(.*\S)\s*[[(]([^\])]+)[\])]$/u.exec(named.trim()) ?? [];
  const ofName = unitOf(bracket);
  const unit = ofName ?? unitOf(/\D*$/u.exec(value)?.[0] ?? '') ?? null;
  const name = (ofName ? bare : named).trim();
  const symbol = unit?.symbol ?? null;
  if (readMeasure(value, unit).value) return { name, kind: 'NUMBER', unit: symbol };
  if (readRange(value, unit).value) return { name, kind: 'RANGE', unit: symbol };
  const isFlag = readValue({ kind: 'FLAG', unit: null, decimals: null, options: [] }, value).value !== undefined;
  return { name, kind: isFlag ? 'FLAG' : 'TEXT', unit: null };
}
