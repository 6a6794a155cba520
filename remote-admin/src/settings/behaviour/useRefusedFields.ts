import { useState } from 'react';
import { isMarketError } from '@anunturi/shared-domain/site/marketError';

type Refused = Readonly<Record<string, string>>;

/** What trusted code refused at which field; `watch` keeps it of an act and passes the failure on. */
export function useRefusedFields() {
  const [refused, setRefused] = useState<Refused>({});
  const watch = async (act: () => Promise<void>): Promise<void> => {
    setRefused({});
    try {
      await act();
    } catch (error) {
      if (isMarketError(error)) setRefused(error.fields ?? {});
      throw error;
    }
  };
  return { refused, watch };
}
