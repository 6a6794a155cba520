import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { plural } from '@anunturi/shared-domain/formats/plural';
import { serverAheadMs, serverNow } from './serverClock';

const MINUTE_MS = 60_000;
const WRONG_FROM_MS = 5 * MINUTE_MS;

/** What to say where a form judges by the hour and this device's clock is known to be wrong; otherwise nothing. */
export function sayWrongClock(): string | undefined {
  const aheadMs = serverAheadMs();
  if (Math.abs(aheadMs) <= WRONG_FROM_MS) return undefined;
  const side = aheadMs > 0 ? 'în urmă' : 'înainte';
  return `Ceasul acestui dispozitiv este cu ${inWords(Math.abs(aheadMs))} ${side}; ora exactă este ${formatDateTime(serverNow())}.`;
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / MINUTE_MS);
  if (minutes < 60) return plural(minutes, 'minut', 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 24 ? plural(hours, 'oră', 'ore') : plural(Math.round(hours / 24), 'zi', 'zile');
}
