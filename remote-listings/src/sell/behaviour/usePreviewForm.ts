import { withoutInvisible } from '@anunturi/shared-domain/commands/withoutInvisible';
import { useWatch } from 'react-hook-form';
import type { SellForm } from '#domain/sell-form/sellForm';

/** What is typed, as the server will keep it: its texts hold nothing that nobody sees. */
export function usePreviewForm(): SellForm {
  const form = useWatch<SellForm>() as SellForm;
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? withoutInvisible(value) : value,
    ]),
  ) as SellForm;
}
