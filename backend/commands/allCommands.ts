import type { Command } from '../app/defineCommand';
import { countView } from './countView';
import { revealPhone } from './revealPhone';
import { sendContactMessage } from './sendContactMessage';
import { sendReport } from './sendReport';

/** Every act that trusted code does. */
export const allCommands: readonly Command[] = [
  countView,
  revealPhone,
  sendContactMessage,
  sendReport,
];
