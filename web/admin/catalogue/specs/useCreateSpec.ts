import { useCreateAttributeMutation, useUpdateAttributeMutation } from '../attributes/attributes.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/specs.ts';
import { guessAttribute } from './guessAttribute.ts';
import type { Attribute } from './useDefinitions.ts';

const reload = { refetchQueries: ['SpecDefinitions'], awaitRefetchQueries: true };

/**
 * Makes attributes and options while a product is edited. Each returns the attribute as it is now, and undefined after
 * a refusal, which a notice shows.
 */
export function useCreateSpec() {
  const notify = useNotify();
  const [create, creating] = useCreateAttributeMutation(reload);
  const [update, updating] = useUpdateAttributeMutation(reload);

  async function run(work: () => ReturnType<typeof create | typeof update>, done: string) {
    try {
      const saved = (await work()).data?.saved;
      notify.success(done);
      return saved && { ...saved, unit: saved.unit?.symbol ?? null };
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToUpdateAttributes, error);
      return undefined;
    }
  }

  return {
    busy: creating.loading || updating.loading,
    /** The unit and the kind of values are guessed from the name and the value. */
    attribute(named: string, value: string): Promise<Attribute | undefined> {
      const input = { ...guessAttribute(named, value), options: [] };
      return run(() => create({ variables: { input } }), words.attributeCreated(input.name));
    },
    option(to: Attribute, option: string): Promise<Attribute | undefined> {
      const { id, name, kind, unit, decimals, options, version } = to;
      const all = [...options.map(({ id, name }) => ({ id, name })), { id: null, name: option }];
      const input = { name, kind, unit, decimals, options: all };
      return run(() => update({ variables: { id, input, version } }), words.optionAddedTo(option, name));
    },
  };
}

export type CreateSpec = ReturnType<typeof useCreateSpec>;
