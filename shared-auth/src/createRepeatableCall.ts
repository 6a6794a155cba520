import type {
  CommandInput,
  CommandName,
  CommandResult,
} from '@anunturi/shared-domain/commands/commands';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';
import { callCommand } from './callCommand';
import { newKey } from './sendCommand';

/**
 * Calls one command so that pressing the button again after a lost answer does the act once: the same `fields` go out whole and
 * under the same key until there is an answer. `more` is what comes with them and differs each time.
 */
export function createRepeatableCall<Name extends CommandName>(name: Name) {
  let lost: { text: string; input: CommandInput<Name>; key: string } | undefined;
  return async <Fields extends Partial<CommandInput<Name>>>(
    fields: Fields,
    more: Omit<CommandInput<Name>, keyof Fields>,
  ): Promise<CommandResult<Name>> => {
    const text = JSON.stringify(fields);
    const input = { ...fields, ...more } as CommandInput<Name>;
    const sent = lost?.text === text ? lost : { text, input, key: newKey() };
    lost = sent;
    try {
      const result = await callCommand(name, sent.input, { key: sent.key });
      lost = undefined;
      return result;
    } catch (error) {
      if (!isMarketError(error) || !['unavailable', 'timeout', 'offline'].includes(error.code))
        lost = undefined;
      throw error;
    }
  };
}
