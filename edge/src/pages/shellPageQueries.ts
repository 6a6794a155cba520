import {
  CODE_PARAM,
  FORGOTTEN_PARAM,
  KEEPS_PARAM,
  MODE_PARAM,
  REDIRECT_PARAM,
  SESSION_ENDED_PARAM,
} from '@anunturi/shared-contract/navigation/queryParams';
import type { ShellScreen } from '@anunturi/shared-contract/navigation/shellPages';

/** Stands for a value that no page and no key of a kept page may hold. */
export const NOT_TOLD = 'x';

type Queries = Partial<Record<ShellScreen, { kept: string[]; secret?: string[] }>>;

/**
 * What the markup of the shell's own pages depends on: parameters by value (`kept`), and those that count by being there
 * (`secret`). What a form takes from its address once it works, as the subject of a message, is none of them.
 */
export const shellPageQueries: Queries = {
  login: {
    kept: [FORGOTTEN_PARAM, KEEPS_PARAM, MODE_PARAM, REDIRECT_PARAM, SESSION_ENDED_PARAM],
    secret: [CODE_PARAM],
  },
  register: { kept: [KEEPS_PARAM, REDIRECT_PARAM] },
};
